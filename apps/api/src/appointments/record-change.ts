import type { Transaction } from '../database/statements';
import { addMail, type MailKind, type NewMail } from '../mail';
import { syncPhoneCallTasks } from '../orders';
import type { Actor } from '../platform/audit/actor';
import {
  addToTimelines,
  type LockedQuote,
  recordStaffAction,
  quotesOfOrderOrJob,
  type TimelineKind,
} from '../quotes';
import { Appointment } from './appointment.entity';

type Action = 'offer' | 'book' | 'move' | 'cancel';

const eventKinds = {
  offer: 'appointment-offered',
  book: 'appointment-booked',
  move: 'appointment-moved',
  cancel: 'appointment-cancelled',
} as const satisfies Record<Action, TimelineKind & MailKind>;

/** The person who came found nobody. */
export interface NobodyThere {
  enteredAt: Date;
  note: string | null;
}

interface Change {
  action: Action;
  /** Null: the customer. */
  actor: Actor | null;
  at: Date;
  appointment: Pick<Appointment, 'id' | 'kind' | 'sequence'>;
  oldTime?: Date | null;
  newTime?: Date | null;
  /** Why staff booked it although a top is on hold. */
  reason?: string | null | undefined;
  /** The assigned person. */
  personId?: number | null;
  nobodyThere?: NobodyThere | undefined;
}

/** Adds the change to the timelines and, if staff made it, to the audit log. Mails it to the customer. */
export async function recordAndMailChange(
  tx: Transaction,
  quote: LockedQuote,
  change: Change,
): Promise<void> {
  for (const mail of await recordChange(tx, quote, change)) await addMail(tx, mail);
}

/** @returns the mail to the customer, which the caller sends; none without an email address, or if a time was never booked */
export async function recordChange(
  tx: Transaction,
  quote: LockedQuote,
  {
    action,
    actor,
    at,
    appointment,
    oldTime = null,
    newTime = null,
    personId = null,
    reason,
    nobodyThere,
  }: Change,
): Promise<NewMail[]> {
  const { id, kind, sequence } = appointment;
  const details = {
    kind,
    ...(newTime && { startsAt: newTime.toISOString() }),
    ...(oldTime && { before: oldTime.toISOString() }),
    ...(reason && { reason }),
    ...(personId !== null && { personId }),
    ...(action === 'cancel' && !actor && { byCustomer: true }),
    ...(nobodyThere && {
      isNobodyThere: true,
      enteredAt: nobodyThere.enteredAt.toISOString(),
      note: nobodyThere.note,
    }),
  };
  const event = { kind: eventKinds[action], details };
  const quoteIds = [...new Set([quote.id, ...(await quotesOfOrderOrJob(tx, quote.id))])];
  await syncPhoneCallTasks(tx, quoteIds, at);
  if (actor) {
    await recordStaffAction(tx, actor, quote, {
      verb: `${action}-appointment`,
      event,
      quoteIds,
      before: oldTime && { kind, startsAt: oldTime.toISOString() },
      after: { kind, startsAt: newTime?.toISOString() ?? null },
      at,
    });
  } else {
    await addToTimelines(tx, quoteIds, { ...event, at });
  }
  const { customer_email: address, customer_name: name } = quote;
  if (!address || (action === 'cancel' && !oldTime)) return [];
  return [
    {
      kind: eventKinds[action],
      key: `${id}:${sequence}`,
      to: { name, address },
      quoteIds,
      details: { appointmentId: id, sequence, ...(oldTime && newTime && { before: oldTime.toISOString() }) },
      at,
    },
  ];
}
