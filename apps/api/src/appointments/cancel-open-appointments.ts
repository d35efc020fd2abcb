import type { Transaction } from '../database/statements';
import { type By, cancel } from './change-appointment';
import { topsTogether } from '../quotes';
import { lockAppointment } from './locked-appointment';
import { othersGoOn } from './orders-to-come-for';

const findOpen = `
  SELECT appointment.id FROM appointment JOIN quote ON quote.id = quote_id
  WHERE top_id IN (${topsTogether('$1')})
    AND (state = 'offered' OR state = 'booked' AND starts_at > $2)`;

/** Gives up what is arranged for an order, once it has ended and no other of its job goes on; whoever does so holds its quotes. */
export async function cancelOpenAppointments(
  tx: Transaction,
  quoteId: string,
  { by, at }: { by: By; at: Date },
): Promise<void> {
  if (await othersGoOn(tx, quoteId)) return;
  for (const { id } of await tx.run<{ id: string }>(findOpen, [quoteId, at]))
    await cancel(tx, await lockAppointment(tx, id), { by, at });
}
