import { paths, type AdminUser, type ChangeUserRequest } from '@app/contracts';
import { apiMutation } from '@app/web-client';

const userActions = [
  'inviteAgain',
  'makeOwner',
  'makeOffice',
  'makeWorkshop',
  'makeFitter',
  'removeRole',
  'removeSecondFactor',
  'disable',
  'enable',
] as const;
export type UserAction = (typeof userActions)[number];

/** Nobody can restrict their own account; the API checks this, too. */
export function actionsFor({ state, isAdmin, role, hasSecondFactor, isSelf }: AdminUser): UserAction[] {
  if (isSelf) return [];
  const isAllowed: Record<UserAction, boolean> = {
    inviteAgain: state === 'invited',
    makeOwner: state !== 'disabled' && !(isAdmin && role === 'owner'),
    makeOffice: state !== 'disabled' && !(isAdmin && role === 'office'),
    makeWorkshop: state !== 'disabled' && !(isAdmin && role === 'workshop'),
    makeFitter: state !== 'disabled' && !(isAdmin && role === 'fitter'),
    removeRole: isAdmin && state !== 'disabled',
    removeSecondFactor: hasSecondFactor,
    disable: state !== 'disabled',
    enable: state === 'disabled',
  };
  return userActions.filter((action) => isAllowed[action]);
}

export type ConfirmedAction = Exclude<UserAction, 'inviteAgain' | 'enable'>;
export const needsConfirmation = (action: UserAction): action is ConfirmedAction =>
  action !== 'inviteAgain' && action !== 'enable';

export function runUserAction(action: UserAction, { id }: Pick<AdminUser, 'id'>): Promise<AdminUser> {
  const change = (body: ChangeUserRequest) => apiMutation<AdminUser>('PUT', paths.adminUser(id), body);
  const calls: Record<UserAction, () => Promise<AdminUser>> = {
    inviteAgain: () => apiMutation('POST', paths.inviteAgain(id)),
    makeOwner: () => change({ isAdmin: true, role: 'owner' }),
    makeOffice: () => change({ isAdmin: true, role: 'office' }),
    makeWorkshop: () => change({ isAdmin: true, role: 'workshop' }),
    makeFitter: () => change({ isAdmin: true, role: 'fitter' }),
    removeRole: () => change({ isAdmin: false }),
    removeSecondFactor: () => apiMutation('POST', paths.removeUsersSecondFactor(id)),
    disable: () => change({ isActive: false }),
    enable: () => change({ isActive: true }),
  };
  return calls[action]();
}
