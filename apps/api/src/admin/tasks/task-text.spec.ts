import { staffTaskKinds } from '../../staff-tasks/staff-task-kind';
import { taskDetail, taskTitle } from './task-text';

const ada = { note: null, name: 'Ada Lovelace', amount: '47.70', tops: 3, isMailToTeam: null };

it.each(staffTaskKinds)('says what to do, and for whom: %s', (kind) => {
  const ownTitles: Partial<Record<string, RegExp>> = {
    alert: /^See what does not work$/,
    'own-task': /^Own task$/,
  };
  expect(taskTitle(kind, ada)).toMatch(ownTitles[kind] ?? /Ada Lovelace/);
  expect(taskTitle(kind, { ...ada, name: null })).not.toMatch(/null|undefined/);
  expect(taskDetail(kind, ada) ?? '').not.toMatch(/null|undefined/);
});

it.each([
  ['review-payment', 'other-amount', 'The page asked for a different amount from the deposit.'],
  ['undelivered-mail', 'deposit-confirmation', 'It was: Deposit confirmation.'],
  // A key of Object.prototype, not a kind of mail.
  ['undelivered-mail', 'constructor', 'It was: an email.'],
  ['alert', 'something-new', 'Recorded as: something-new.'],
  ['revision-answered', 'accepted', 'Agreed: the top can be made.'],
  // Unknown answers are shown as they are.
  ['revision-answered', 'I would rather have oak', 'I would rather have oak'],
  [
    'call-customer',
    'paid-by-another',
    'Somebody other than the customer paid the deposit: ask both whose order it is, and where it goes.',
  ],
  [
    'call-customer',
    'other-address',
    'The deposit was paid with another delivery address, or with none: ask where it goes, and see whether delivery is paid.',
  ],
] as const)("puts a task's note into words: %s, %s", (kind, note, words) => {
  expect(taskDetail(kind, { ...ada, note })).toBe(words);
});

it('shows the kind itself as the title if this release does not know it', () => {
  const later = 'something-new' as 'alert';
  expect([taskTitle(later, ada), taskDetail(later, ada)]).toEqual(['something-new', null]);
});

it("asks to check the team's mailbox if a mail to the team could not be delivered", () => {
  expect(taskTitle('undelivered-mail', { ...ada, name: null, isMailToTeam: true })).toBe(
    'Check the team’s own mailbox: a notice could not be delivered',
  );
});
