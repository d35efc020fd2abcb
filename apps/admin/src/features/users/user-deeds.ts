import { paths, type AdminUser } from '@app/contracts';
import { apiMutation } from '@app/web-client';

/** What an admin can do to another user. */
export const userDeeds = [
  'inviteAgain',
  'makeAdmin',
  'unmakeAdmin',
  'removeSecondFactor',
  'disable',
  'enable',
] as const;
export type UserDeed = (typeof userDeeds)[number];

/** Which deeds make sense for a user. Nobody takes anything away from themselves; the API refuses it, too. */
export function deedsFor({ state, isAdmin, hasSecondFactor, isSelf }: AdminUser): UserDeed[] {
  if (isSelf) return [];
  const may: Record<UserDeed, boolean> = {
    inviteAgain: state === 'invited',
    makeAdmin: !isAdmin && state !== 'disabled',
    unmakeAdmin: isAdmin && state !== 'disabled',
    removeSecondFactor: hasSecondFactor,
    disable: state !== 'disabled',
    enable: state === 'disabled',
  };
  return userDeeds.filter((deed) => may[deed]);
}

/** Deeds that are asked about first, since somebody loses or gains something by them. */
export type AskedDeed = Exclude<UserDeed, 'inviteAgain' | 'enable'>;
export const needsAnswer = (deed: UserDeed): deed is AskedDeed => deed !== 'inviteAgain' && deed !== 'enable';

export function carryOut(deed: UserDeed, { id }: Pick<AdminUser, 'id'>): Promise<AdminUser> {
  const change = (body: { isAdmin: boolean } | { isActive: boolean }) =>
    apiMutation<AdminUser>('PUT', paths.adminUser(id), body);
  const calls: Record<UserDeed, () => Promise<AdminUser>> = {
    inviteAgain: () => apiMutation('POST', paths.inviteAgain(id)),
    makeAdmin: () => change({ isAdmin: true }),
    unmakeAdmin: () => change({ isAdmin: false }),
    removeSecondFactor: () => apiMutation('POST', paths.removeUsersSecondFactor(id)),
    disable: () => change({ isActive: false }),
    enable: () => change({ isActive: true }),
  };
  return calls[deed]();
}
