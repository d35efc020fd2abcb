import { Injectable } from '@nestjs/common';
import type { AppointmentWeek, QuoteAppointments } from '@app/contracts';
import { hasOpenAppointment, readRules } from '../../appointments';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import {
  dateOf,
  type LondonDay,
  londonDateOf,
  startOfLondonDay,
  weekdayOf,
} from '../../platform/clock/london-day';
import { topsTogether } from '../../quotes';
import { AppError } from '../../platform/errors/app-error';
import { type AdminAppointmentRow, appointmentColumns, toAdminAppointment } from './appointment-columns';

const findBooked = `
  SELECT ${appointmentColumns} FROM appointment JOIN quote ON quote.id = quote_id
  WHERE appointment.state = 'booked' AND starts_at >= $1 AND starts_at < $2
  ORDER BY starts_at, kind, place`;

/** More of them would be nobody's to look through. */
const mostToArrange = 50;

const findToArrange = `
  SELECT * FROM (
    SELECT ${appointmentColumns} FROM appointment JOIN quote ON quote.id = quote_id
    WHERE (appointment.state = 'offered' OR appointment.state = 'cancelled' AND by_customer)
      AND NOT EXISTS (
        SELECT FROM (${topsTogether('quote.id')}) AS mate
        CROSS JOIN LATERAL (SELECT id FROM quote WHERE top_id = mate.top_id OFFSET 0) AS of_newer
        JOIN appointment AS newer ON newer.quote_id = of_newer.id
        WHERE newer.created_at > appointment.created_at)
    ORDER BY appointment.created_at DESC, appointment.id) AS found
  WHERE "isOrder" LIMIT ${mostToArrange}`;

const findOfQuote = `
  SELECT ${appointmentColumns} FROM appointment JOIN quote ON quote.id = quote_id
  WHERE top_id IN (${topsTogether('$1')})
  ORDER BY appointment.created_at DESC, appointment.id`;

const readQuote = `
  SELECT stage IS NOT NULL AS "isOrder", customer_email IS NOT NULL AS "hasEmail" FROM quote WHERE id = $1`;

/** Appointments as staff look at them. */
@Injectable()
export class ReadCalendar {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** The week that a day lies in. */
  async week(day: LondonDay): Promise<AppointmentWeek> {
    const monday = { ...day, day: day.day - weekdayOf(day) };
    const dayAt = (index: number): LondonDay => ({ ...monday, day: monday.day + index });
    const rules = await readRules(this.statements);
    const between = [startOfLondonDay(monday), startOfLondonDay(dayAt(7))];
    const booked = await this.statements.run<AdminAppointmentRow>(findBooked, between);
    const toArrange = await this.statements.run<AdminAppointmentRow>(findToArrange);
    const days = Array.from({ length: 7 }, (_, index) => {
      const name = dateOf(dayAt(index));
      const isClosed = rules.closedDays.includes(name);
      return {
        day: name,
        hours: (!isClosed && rules.hours[index]) || null,
        isTravelDay: !isClosed && rules.travelDays[index] === true,
        booked: booked
          .filter(({ startsAt }) => startsAt && londonDateOf(startsAt) === name)
          .map(toAdminAppointment),
      };
    });
    return {
      from: dateOf(monday),
      to: dateOf(dayAt(6)),
      days,
      toArrange: toArrange.map(toAdminAppointment),
    };
  }

  /** @throws AppError `quote/not-found` */
  async ofQuote(quoteId: string): Promise<QuoteAppointments> {
    const [quote] = await this.statements.run<{ isOrder: boolean; hasEmail: boolean }>(readQuote, [quoteId]);
    if (!quote) throw new AppError('quote/not-found');
    const rows = await this.statements.run<AdminAppointmentRow>(findOfQuote, [quoteId]);
    return {
      appointments: rows.map(toAdminAppointment),
      canOffer: quote.isOrder && !(await hasOpenAppointment(this.statements, quoteId, this.clock.now())),
      hasEmail: quote.hasEmail,
    };
  }
}
