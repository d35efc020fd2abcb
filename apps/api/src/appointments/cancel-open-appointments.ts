import type { Transaction } from '../database/statements';
import { type By, cancel } from './change-appointment';
import { lockAppointment } from './locked-appointment';

const findOpen = `
  SELECT appointment.id FROM appointment JOIN quote ON quote.id = quote_id
  WHERE top_id = (SELECT top_id FROM quote WHERE id = $1)
    AND (state = 'offered' OR state = 'booked' AND starts_at > $2)`;

/** Gives up what is arranged for the top of a quote, once its order has ended; whoever does so holds its quotes. */
export async function cancelOpenAppointments(
  tx: Transaction,
  quoteId: string,
  { by, at }: { by: By; at: Date },
): Promise<void> {
  for (const { id } of await tx.run<{ id: string }>(findOpen, [quoteId, at]))
    await cancel(tx, await lockAppointment(tx, id), { by, at });
}
