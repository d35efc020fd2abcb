import type { AdminAppointment } from '@app/contracts';
import { travelKinds } from '@app/contracts';
import { topsTogether } from '../../quotes';
import type { InDatabase } from '../../database/statements';

export type AdminAppointmentRow = InDatabase<AdminAppointment, 'startsAt' | 'endsAt'>;

/** Every order that an appointment is for, looked up top by top, whatever the planner expects. */
const same = `
    FROM (${topsTogether('quote.id')}) AS mate
    CROSS JOIN LATERAL (SELECT reference, stage FROM quote WHERE top_id = mate.top_id OFFSET 0) AS same
    WHERE same.stage IS NOT NULL`;

/** Of `appointment` and its `quote`. The order may stand on with another quote for the same top. */
export const appointmentColumns = `
  appointment.id, kind, appointment.state, starts_at AS "startsAt", ends_at AS "endsAt", quote_id AS "quoteId",
  reference, coalesce(customer_name, customer_email, customer_phone) AS "customerName",
  CASE WHEN kind IN (${travelKinds.map((kind) => `'${kind}'`).join(', ')}) THEN delivery_address END AS address,
  EXISTS (SELECT ${same}) AS "isOrder", ARRAY(SELECT same.reference ${same} ORDER BY same.reference) AS "references"`;

export const toAdminAppointment = (row: AdminAppointmentRow): AdminAppointment => ({
  ...row,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
});
