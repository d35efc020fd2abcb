import { showroom } from '@app/content';
import { type AdminAppointment, appointmentKinds, handedOver, travelKinds } from '@app/contracts';
import {
  addressOfAppointmentSql,
  findOpenAppointments,
  anyTopOfAppointmentSql,
  belongsToOrderOfSql,
  canArrange,
  partOfAppointmentSql,
  readPeople,
  readRules,
  readTopsToHandOver,
  shownStateSql,
} from '../../appointments';
import type { InDatabase, StatementRunner } from '../../database/statements';
import {
  dateOf,
  type LondonDay,
  londonDateOf,
  startOfLondonDay,
  weekdayOf,
} from '../../platform/clock/london-day';
import { lastPlacedOrderOfSql, orderOfTopSql } from '../../orders';
import { stageOfSql } from '../../quotes';
import { AppError } from '../../platform/errors/app-error';

type AppointmentRow = InDatabase<AdminAppointment, 'startsAt' | 'endsAt'>;

const appointmentColumnsSql = `
  appointment.id, kind, ${shownStateSql} AS state, starts_at AS "startsAt", ends_at AS "endsAt", quote_id AS "quoteId",
  reference, coalesce(customer_name, customer_email, customer_phone) AS "customerName", customer_phone AS "customerPhone",
  (SELECT jsonb_build_object('id', id, 'name', first_name) FROM staff_user WHERE id = staff_user_id) AS person,
  CASE WHEN kind IN (${travelKinds.map((kind) => `'${kind}'`).join(', ')}) THEN ${addressOfAppointmentSql} END AS address,
  ${anyTopOfAppointmentSql('stage IS NOT NULL')} AS "isOrder", ${orderOfTopSql()} AS "order",
  ${partOfAppointmentSql} AS part`;

const findBookedSql = `
  SELECT ${appointmentColumnsSql} FROM appointment JOIN quote ON quote.id = quote_id
  WHERE appointment.state IN ('booked', 'done') AND starts_at >= $1 AND starts_at < $2
  ORDER BY starts_at, kind, place`;

const maxToArrange = 50;

const findToArrangeSql = `
  SELECT * FROM (
    SELECT ${appointmentColumnsSql} FROM appointment JOIN quote ON quote.id = quote_id
    WHERE appointment.state = 'offered' OR appointment.state = 'cancelled' AND by_customer
      AND NOT EXISTS (
        SELECT FROM appointment AS newer
        WHERE newer.order_id = appointment.order_id AND newer.created_at > appointment.created_at)
    ORDER BY appointment.created_at DESC, appointment.id) AS found
  WHERE "isOrder" LIMIT ${maxToArrange}`;

/** `OFFSET 0` prevents a join. If planned while there are few quotes, the join would later read all of them. */
const findAppointmentsOfQuoteSql = `
  SELECT ${appointmentColumnsSql}
  FROM appointment CROSS JOIN LATERAL (SELECT * FROM quote WHERE id = quote_id OFFSET 0) AS quote
  WHERE ${belongsToOrderOfSql('$1')}
  ORDER BY appointment.created_at DESC, appointment.id`;

const readQuoteSql = `
  SELECT ${stageOfSql()} IS NOT NULL AS "isOrder", customer_email IS NOT NULL AS "hasEmail",
    ${lastPlacedOrderOfSql('$1')} AS "orderId" FROM quote WHERE id = $1`;

export async function readWeek(runner: StatementRunner, from: LondonDay) {
  const dayAt = (index: number): LondonDay => ({ ...from, day: from.day + index });
  const rules = await readRules(runner);
  const weekBounds = [startOfLondonDay(from), startOfLondonDay(dayAt(7))];
  const booked = await runner.run<AppointmentRow>(findBookedSql, weekBounds);
  const toArrange = await runner.run<AppointmentRow>(findToArrangeSql);
  const days = Array.from({ length: 7 }, (_, index) => {
    const name = dateOf(dayAt(index));
    const weekday = weekdayOf(dayAt(index));
    const isClosed = showroom.closedDays.includes(name);
    return {
      day: name,
      hours: (!isClosed && rules.hours[weekday]) || null,
      isTravelDay: !isClosed && rules.travelDays[weekday] === true,
      booked: booked.filter(({ startsAt }) => startsAt && londonDateOf(startsAt) === name),
    };
  });
  return { from: dateOf(from), to: dateOf(dayAt(6)), days, toArrange, people: await readPeople(runner) };
}

/** @throws AppError `quote/not-found` */
export async function readAppointmentsOfQuote(runner: StatementRunner, quoteId: string, now: Date) {
  const [quote] = await runner.run<{ isOrder: boolean; hasEmail: boolean; orderId: string | null }>(
    readQuoteSql,
    [quoteId],
  );
  if (!quote) throw new AppError('quote/not-found');
  const open = await findOpenAppointments(runner, quoteId, now);
  const { orderId } = quote;
  const tops = orderId === null ? [] : await readTopsToHandOver(runner, { orderId }, now);
  return {
    appointments: await runner.run<AppointmentRow>(findAppointmentsOfQuoteSql, [quoteId]),
    canOffer: quote.isOrder && appointmentKinds.some((kind) => canArrange(kind, open, tops)),
    hasEmail: quote.hasEmail,
    tops: tops.filter(({ stage }) => !handedOver.includes(stage)).map(({ topId: _id, ...top }) => top),
  };
}
