import { Injectable } from '@nestjs/common';
import { addMail } from '../../mail';
import { shopIsNotOnHoldSql } from '../../platform/background/shop-hold';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { londonDayOf, londonHourOf, startOfLondonDay } from '../../platform/clock/london-day';
import { isStillNeededSql } from '../appointment-conditions';

/** The hours in London in which reminders are sent, because a mail at night could wake somebody. */
const daytime = { from: 9, to: 20 };

interface DueReminder {
  id: string;
  sequence: number;
  quoteId: string;
  name: string | null;
  address: string;
}

const markDueSql = `
  UPDATE appointment SET reminded_at = $1 FROM quote AS own
  WHERE appointment.id IN (
      SELECT id FROM appointment
      WHERE state = 'booked' AND starts_at >= $2 AND starts_at < $3 AND reminded_at IS NULL
      FOR UPDATE SKIP LOCKED)
    AND own.id = quote_id AND own.customer_email IS NOT NULL
    AND ${isStillNeededSql}
    AND ${shopIsNotOnHoldSql}
  RETURNING appointment.id, sequence, quote_id AS "quoteId", customer_name AS name, customer_email AS address`;

@Injectable()
export class AppointmentReminderSweep extends PeriodicTask {
  protected readonly everyMs = 15 * 60_000;

  async sweep(): Promise<void> {
    const at = this.clock.now();
    const hour = londonHourOf(at);
    if (hour < daytime.from || hour >= daytime.to) return;
    const today = londonDayOf(at);
    const startAfter = (days: number) => startOfLondonDay({ ...today, day: today.day + days });
    await this.statements.transaction(async (tx) => {
      for (const due of await tx.run<DueReminder>(markDueSql, [at, startAfter(1), startAfter(2)]))
        await addMail(tx, {
          kind: 'appointment-reminder',
          key: `${due.id}:${due.sequence}`,
          to: { name: due.name, address: due.address },
          quoteIds: [due.quoteId],
          details: { appointmentId: due.id, sequence: due.sequence },
          at,
        });
    });
  }
}
