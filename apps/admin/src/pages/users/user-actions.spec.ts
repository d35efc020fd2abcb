import type { AdminUser } from '@app/contracts';
import { actionsFor } from './user-actions';

const user = (fields: Partial<AdminUser>): AdminUser => ({
  id: 2,
  firstName: 'Tom',
  email: 'tom@example.com',
  isAdmin: false,
  role: 'office',
  state: 'active',
  hasSecondFactor: false,
  lastSignInAt: null,
  createdAt: '2026-11-21T09:58:00.000Z',
  isSelf: false,
  ...fields,
});

it.each<[string, Partial<AdminUser>, string[]]>([
  ['somebody without a role', {}, ['makeOwner', 'makeOffice', 'makeWorkshop', 'makeFitter', 'disable']],
  [
    'somebody of the office with a lost phone',
    { isAdmin: true, hasSecondFactor: true },
    ['makeOwner', 'makeWorkshop', 'makeFitter', 'removeRole', 'removeSecondFactor', 'disable'],
  ],
  [
    'another owner',
    { isAdmin: true, role: 'owner' },
    ['makeOffice', 'makeWorkshop', 'makeFitter', 'removeRole', 'disable'],
  ],
  [
    'somebody who was invited',
    { state: 'invited', isAdmin: true, role: 'workshop' },
    ['inviteAgain', 'makeOwner', 'makeOffice', 'makeFitter', 'removeRole', 'disable'],
  ],
  ['somebody who was sent away', { state: 'disabled', isAdmin: true }, ['enable']],
  ['oneself', { isSelf: true, isAdmin: true, hasSecondFactor: true }, []],
])('offers the allowed actions for %s', (_, fields, actions) => {
  expect(actionsFor(user(fields))).toEqual(actions);
});
