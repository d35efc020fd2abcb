import type { MailKind } from './mail-kind';

/** Whether mails of a kind go to the team, at whatever address it has by then; others name whom they go to. */
export const isForTeam = (kind: MailKind): boolean =>
  kind.startsWith('staff-') && kind !== 'staff-invitation';
