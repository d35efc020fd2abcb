import { renderMail } from '../render-mail';
import { anInstalment, aBalance } from './balance-mails.sample';

it('states the balance and its due date, and links only to the order', () => {
  const { subject, text, html } = renderMail('balance-asked', aBalance);
  expect(subject).toBe('Your balance – £429.30 for order OR-26-00031');
  expect(text).toContain('by 10 December 2026');
  expect(html).toContain(aBalance.orderUrl);
  expect(text).not.toContain('in parts');
});

it('states the smallest part payment if parts are allowed', () => {
  expect(renderMail('balance-asked', anInstalment).text).toContain('in parts of £100.00 or more');
});

it.each([
  ['balance-reminder', 'is due by 10 December 2026'],
  ['balance-overdue', 'was due by 10 December 2026, and has not reached us'],
] as const)('the mail %s says when the balance is or was due', (kind, text) => {
  expect(renderMail(kind, aBalance).text).toContain(text);
});

it('states the account for a transfer with the order as its reference, if the owner has entered one', () => {
  expect(renderMail('balance-asked', aBalance).text).toMatch(
    /Sort code:? 00-00-00[^]*Reference:? OR-26-00031/,
  );
  const byCard = renderMail('balance-asked', { ...aBalance, bank: null }).text;
  expect(byCard).not.toMatch(/Sort code|transfer/);
});
