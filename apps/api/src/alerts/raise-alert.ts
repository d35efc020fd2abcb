import type { AlertKind } from '@app/mails';
import { IsNull } from 'typeorm';
import type { StatementRunner } from '../database/statements';
import { addMail } from '../mail';
import { londonDayOf } from '../platform/clock/london-day';
import { addStaffTask, StaffTask } from '../staff-tasks';

export interface Trouble {
  kind: AlertKind;
  /** The error message of what failed. */
  detail: string | null;
}

/** As stored with the mail. */
export interface AlertMailDetails {
  reason: AlertKind;
  detail: string | null;
}

const whereOpenAlert = { kind: 'alert', doneAt: IsNull() } as const;

export const findOpenAlerts = async (runner: StatementRunner): Promise<AlertKind[]> =>
  (await runner.manager.findBy(StaffTask, whereOpenAlert)).map(({ note }) => note as AlertKind);

/** Adds a task and mails the team, at most once a day per kind. */
export async function raiseAlert(tx: StatementRunner, { kind, detail }: Trouble, at: Date): Promise<void> {
  const { year, month, day } = londonDayOf(at);
  const key = [kind, year, month, day].join(':');
  await addStaffTask(tx, 'alert', { key, note: kind, at });
  await addMail(tx, {
    kind: 'staff-alert',
    key,
    details: { reason: kind, detail } satisfies AlertMailDetails,
    at,
  });
  // Trouble that returns on the same day reopens its task, unless somebody has ticked the task off.
  const endedByItself = { kind: 'alert', key, doneBy: IsNull() } as const;
  await tx.manager.update(StaffTask, endedByItself, { doneAt: null });
}

/** Closes the alert's task, once the trouble is over. */
export async function endAlert(tx: StatementRunner, kind: AlertKind, at: Date): Promise<void> {
  await tx.manager.update(StaffTask, { ...whereOpenAlert, note: kind }, { doneAt: at });
}
