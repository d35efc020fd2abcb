import type { AlertReason } from '@app/mails';
import { IsNull } from 'typeorm';
import type { StatementRunner } from '../database/statements';
import { addMail } from '../mail';
import { londonDayOf } from '../platform/clock/london-day';
import { addStaffTask, StaffTask } from '../staff-tasks';

export interface Trouble {
  reason: AlertReason;
  /** The error message of what failed. */
  detail: string | null;
}

const openAlerts = { kind: 'alert', doneAt: IsNull() } as const;

export const findOpenAlerts = async (runner: StatementRunner): Promise<AlertReason[]> =>
  (await runner.manager.findBy(StaffTask, openAlerts)).map(({ note }) => note as AlertReason);

/** A task and a mail to the team, at most once a day per reason. */
export async function raiseAlert(tx: StatementRunner, { reason, detail }: Trouble, at: Date): Promise<void> {
  const { year, month, day } = londonDayOf(at);
  const key = [reason, year, month, day].join(':');
  await addStaffTask(tx, 'alert', { key, note: reason, at });
  await addMail(tx, { kind: 'staff-alert', key, details: { reason, detail }, at });
  // Trouble that returns on the same day reopens its task. If somebody has ticked the task off, the next alert comes
  // tomorrow.
  const endedByItself = { kind: 'alert', key, doneBy: IsNull() } as const;
  await tx.manager.update(StaffTask, endedByItself, { doneAt: null });
}

/** Closes the alert's task, once the trouble is over. */
export async function endAlert(tx: StatementRunner, reason: AlertReason, at: Date): Promise<void> {
  await tx.manager.update(StaffTask, { ...openAlerts, note: reason }, { doneAt: at });
}
