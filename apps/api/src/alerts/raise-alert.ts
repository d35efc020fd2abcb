import type { AlertReason } from '@app/mails';
import type { StatementRunner } from '../database/statements';
import { addMail } from '../mail';
import { londonDayOf } from '../platform/clock/london-day';
import { addStaffTask } from '../staff-tasks';

/** What does not work, as far as it is known. */
export interface Trouble {
  reason: AlertReason;
  /** In the words of whatever failed. */
  detail: string | null;
}

const readOpenAlerts = `SELECT note AS reason FROM staff_task WHERE kind = 'alert' AND done_at IS NULL`;

/** Ended because it had passed, and here again: the same day it is the same task. What somebody ticked off rests until tomorrow. */
const reopenAlert = `
  UPDATE staff_task SET done_at = NULL
  WHERE kind = 'alert' AND key = $1 AND done_at IS NOT NULL AND done_by IS NULL`;

const endAlertStatement = `UPDATE staff_task SET done_at = $2 WHERE kind = 'alert' AND note = $1 AND done_at IS NULL`;

export const findOpenAlerts = async (runner: StatementRunner): Promise<AlertReason[]> =>
  (await runner.run<{ reason: AlertReason }>(readOpenAlerts)).map(({ reason }) => reason);

/** A task and a mail to the team, of each reason once a day at most. */
export async function raiseAlert(tx: StatementRunner, { reason, detail }: Trouble, at: Date): Promise<void> {
  const { year, month, day } = londonDayOf(at);
  const key = [reason, year, month, day].join(':');
  await addStaffTask(tx, 'alert', { key, note: reason, at });
  await addMail(tx, { kind: 'staff-alert', key, details: { reason, detail }, at });
  await tx.run(reopenAlert, [key]);
}

/** Whatever it was, it works again: nobody needs to look. */
export async function endAlert(tx: StatementRunner, reason: AlertReason, at: Date): Promise<void> {
  await tx.run(endAlertStatement, [reason, at]);
}
