import type {
  AppointmentKind,
  AppointmentPart,
  AppointmentState,
  TopToHandOver,
  TopToTake,
} from '@app/contracts';
import { oneOfSql } from '../database/one-of';
import type { StatementRunner, Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { AppointmentTop } from './appointment-top.entity';
import { handOverKinds, isUnfinishedSql } from './appointment-conditions';

/** SQL: the tops that are handed over at an `appointment`, as `AppointmentPart`; null: all tops of its order. */
export const partOfAppointmentSql = `(
    SELECT jsonb_build_object('of', sum(of)::integer, 'tops', jsonb_agg(jsonb_build_object(
      'quoteId', agreed_id, 'number', number, 'quantity', taken, 'of', of) ORDER BY number) FILTER (WHERE taken > 0))
    FROM (
      SELECT agreed_id, row_number() OVER (ORDER BY position) AS number, made.quantity AS of, part.quantity AS taken
      FROM order_item JOIN quote AS made ON made.id = agreed_id
      LEFT JOIN appointment_top AS part ON part.appointment_id = appointment.id AND part.top_id = order_item.top_id
      WHERE order_item.order_id = appointment.order_id AND is_placed) AS item
    HAVING count(taken) > 0)`;

export const isHandOver = (kind: AppointmentKind): boolean =>
  handOverKinds.some((handOver) => handOver === kind);

interface TopOfOrder extends TopToHandOver {
  topId: string;
}

export type Part = Pick<AppointmentTop, 'topId' | 'quantity'>[];

/**
 * The tops of the order $1, with the number that no delivery or collection includes yet (`free`). $2: now, $3: an appointment to
 * ignore.
 */
const findTopsSql = `
  SELECT item.top_id AS "topId", agreed_id AS "quoteId", number::integer, quote.snapshot -> 'color' ->> 'name' AS color,
    quote.quantity, item.stage,
    CASE WHEN other."takesAll" OR NOT (${isUnfinishedSql('item.stage')}) THEN 0
      ELSE greatest(quote.quantity - other.taken, 0) END AS free
  FROM (
    SELECT *, row_number() OVER (ORDER BY position) AS number FROM order_item WHERE order_id = $1 AND is_placed
  ) AS item
  JOIN quote ON quote.id = agreed_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(part.quantity), 0)::integer AS taken,
      coalesce(bool_or(state <> 'done' AND NOT EXISTS (
        SELECT FROM appointment_top WHERE appointment_id = appointment.id)), false) AS "takesAll"
    FROM appointment
    LEFT JOIN appointment_top AS part ON part.appointment_id = appointment.id AND part.top_id = item.top_id
    WHERE appointment.order_id = $1 AND ${oneOfSql('kind', handOverKinds)} AND appointment.id IS DISTINCT FROM $3
      AND (state IN ('offered', 'done') OR state = 'booked' AND starts_at > $2)
  ) AS other
  WHERE item.stage IS NOT NULL
  ORDER BY number`;

/** Reads the tops of an order that are not cancelled. */
export const readTopsToHandOver = (
  runner: StatementRunner,
  { orderId, ignoredId = null }: { orderId: string; ignoredId?: string | null },
  now: Date,
): Promise<TopOfOrder[]> => runner.run<TopOfOrder>(findTopsSql, [orderId, now, ignoredId]);

/**
 * The tops for a delivery or collection; null: all tops of the order. The caller has locked the calendar.
 * @param chosen null: all free tops, or only the measured ones if another appointment is open
 * @throws AppError `appointment/tops-taken`
 */
export function toPart(
  tops: readonly TopOfOrder[],
  chosen: readonly TopToTake[] | null,
  { isFirst }: { isFirst: boolean },
): Part | null {
  const free = tops.filter((top) => top.free > 0 && (isFirst || top.stage !== 'to-measure'));
  const part = chosen
    ? chosen.map(({ quoteId, quantity }) => {
        const top = tops.find((candidate) => candidate.quoteId === quoteId);
        if (!top || quantity > top.free) throw new AppError('appointment/tops-taken');
        return { topId: top.topId, quantity };
      })
    : free.map(({ topId, free: quantity }) => ({ topId, quantity }));
  if (part.length === 0 || new Set(part.map(({ topId }) => topId)).size < part.length)
    throw new AppError('appointment/tops-taken');
  const isAll = tops.every(({ topId, quantity }) =>
    part.some((top) => top.topId === topId && top.quantity === quantity),
  );
  return isAll ? null : part;
}

/** @param part null: all tops of the order */
export async function savePart(
  { manager }: Transaction,
  appointmentId: string,
  part: Part | null,
): Promise<void> {
  await manager.delete(AppointmentTop, { appointmentId });
  if (part)
    await manager.insert(
      AppointmentTop,
      part.map((top) => ({ ...top, appointmentId })),
    );
}

const findPartSql = `SELECT ${partOfAppointmentSql} AS part FROM appointment WHERE id = $1`;

export async function readPart(
  runner: StatementRunner,
  appointmentId: string,
): Promise<AppointmentPart | null> {
  const [row] = await runner.run<{ part: AppointmentPart | null }>(findPartSql, [appointmentId]);
  return row?.part ?? null;
}

interface OpenAppointment {
  kind: AppointmentKind;
  state: AppointmentState;
}

/** Whether another appointment can be arranged in addition to the order's open ones. */
export function canArrange(
  kind: AppointmentKind,
  open: readonly OpenAppointment[],
  tops: readonly TopOfOrder[],
): boolean {
  if (open.length === 0) return true;
  if (open.some(({ state }) => state === 'offered')) return false;
  const freeTops = tops.filter(({ free }) => free > 0);
  if (isHandOver(kind)) return freeTops.some(({ stage }) => stage !== 'to-measure');
  const isTopUnmeasured = freeTops.some(({ stage }) => stage === 'to-measure');
  return isTopUnmeasured && open.every((other) => isHandOver(other.kind));
}
