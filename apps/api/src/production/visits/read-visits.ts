import type { AppointmentKind, AppointmentPart, Visit } from '@app/contracts';
import { countTops, describePart } from '@app/pricing';
import { addressOfAppointmentSql, partOfAppointmentSql } from '../../appointments';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';
import { readWorkshop } from '../../quotes';
import { type FoundTop, readTopsOfOrders, toTopCard } from '../read-top-cards';

interface VisitRow extends InDatabase<Omit<Visit, 'tops' | 'part' | 'toHandOver'>, 'startsAt' | 'endsAt'> {
  part: AppointmentPart | null;
  kind: AppointmentKind;
  orderId: string;
}

/** An entry may arrive this many days after the visit, because the phone had no connection. */
const lateDays = 7;

/** SQL: an appointment that is assigned to the person $1, or to nobody and starts between $2 and $3. */
const isOfPersonSql = `(staff_user_id = $1 OR staff_user_id IS NULL AND starts_at >= $2 AND starts_at < $3)`;

const findVisitsSql = `
  SELECT appointment.id, kind, starts_at AS "startsAt", ends_at AS "endsAt", placed.reference AS "order",
    coalesce(customer_name, customer_email) AS "customerName", customer_phone AS phone,
    ${addressOfAppointmentSql} AS address,
    staff_user_id IS NOT NULL AS "isMine", order_id AS "orderId", ${partOfAppointmentSql} AS part
  FROM appointment JOIN quote ON quote.id = quote_id JOIN customer_order AS placed ON placed.id = order_id
  WHERE appointment.state IN ('booked', 'done') AND ${isOfPersonSql} AND starts_at >= $2
  ORDER BY starts_at, appointment.id`;

export async function readVisits(runner: StatementRunner, userId: number, now: Date) {
  const today = londonDayOf(now);
  const bounds = [startOfLondonDay(today), startOfLondonDay({ ...today, day: today.day + 1 })];
  const rows = await runner.run<VisitRow>(findVisitsSql, [userId, ...bounds]);
  const tops = await readTopsOfOrders(
    runner,
    rows.map(({ orderId }) => orderId),
  );
  const { sizeLimits } = await readWorkshop(runner);
  const visits = rows.map(({ orderId, part, ...visit }) => {
    const topsOfVisit = topsOfPart(
      tops.filter((top) => top.orderId === orderId),
      part,
    );
    return {
      ...visit,
      part: part && describePart(part),
      tops: topsOfVisit.map(({ top, quantity }) => ({ ...toTopCard(top), quantity })),
      toHandOver: countTops(topsOfVisit.filter(canBeHandedOver)),
    };
  });
  return { visits, sizeLimits };
}

interface TopOfVisit {
  top: FoundTop;
  quantity: number;
}

const topsOfPart = (tops: readonly FoundTop[], part: AppointmentPart | null): TopOfVisit[] =>
  part
    ? tops.flatMap((top) => {
        const taken = part.tops.find(({ quoteId }) => quoteId === top.quoteId);
        return taken ? [{ top, quantity: taken.quantity }] : [];
      })
    : tops.map((top) => ({ top, quantity: top.quantity }));

/** Some of several equal tops may be handed over before the others are finished. */
const canBeHandedOver = ({ top, quantity }: TopOfVisit): boolean =>
  top.stage === 'ready' || (quantity < top.quantity && top.stage === 'in-production');

const findVisitOfSql = `
  SELECT order_id AS "orderId", quote_id AS "quoteId" FROM appointment
  WHERE id = $4 AND state <> 'offered' AND ${isOfPersonSql}`;

/** The visit of an entry; null if the visit is assigned to somebody else. */
export async function findVisitOfPerson(
  runner: StatementRunner,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<{ orderId: string; quoteId: string } | null> {
  const today = londonDayOf(now);
  const from = startOfLondonDay({ ...today, day: today.day - lateDays });
  const to = startOfLondonDay({ ...today, day: today.day + 1 });
  const [visit] = await runner.run<{ orderId: string; quoteId: string }>(findVisitOfSql, [
    userId,
    from,
    to,
    id,
  ]);
  return visit ?? null;
}
