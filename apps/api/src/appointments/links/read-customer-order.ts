import type { CustomerAppointment, CustomerOrder } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { type InDatabase, Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { getQuoteToShow, toShownQuote } from '../../quotes';
import { changeableUntil } from '../changeable-until';
import { findTimes, readRules } from '../times/find-times';
import { findByToken } from './order-links';
import { readMaking } from './read-making';

type AppointmentRow = InDatabase<
  Pick<CustomerAppointment, 'id' | 'kind' | 'state' | 'startsAt' | 'endsAt'>,
  'startsAt' | 'endsAt'
>;

const findLatest = `
  SELECT appointment.id, kind, appointment.state, starts_at AS "startsAt", ends_at AS "endsAt"
  FROM appointment JOIN quote ON quote.id = quote_id
  WHERE top_id = (SELECT top_id FROM quote WHERE id = $1)
  ORDER BY appointment.created_at DESC, appointment.id LIMIT 1`;

/** An order as its customer sees it. */
@Injectable()
export class ReadCustomerOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `order/unknown-link` */
  async read(token: string): Promise<CustomerOrder> {
    const now = this.clock.now();
    const { quoteId, stage, isDelivery } = await findByToken(this.statements, token, now);
    const quote = toShownQuote(await getQuoteToShow(this.statements, quoteId), now);
    const [appointment] = await this.statements.run<AppointmentRow>(findLatest, [quoteId]);
    return {
      quote,
      stage,
      isDelivery,
      appointment: appointment ? await this.toAppointment(appointment, stage !== null, now) : null,
      making: await readMaking(this.statements, quoteId),
    };
  }

  private async toAppointment(
    row: AppointmentRow,
    isOrder: boolean,
    now: Date,
  ): Promise<CustomerAppointment> {
    const { id, kind, state, startsAt, endsAt } = row;
    const until = state === 'booked' && startsAt ? changeableUntil(startsAt) : null;
    const canPick = isOrder && state !== 'cancelled' && (!until || now < until);
    return {
      id,
      kind,
      state,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      changeableUntil: until?.toISOString() ?? null,
      times: canPick ? await this.findTimes(row, now) : [],
    };
  }

  private async findTimes({ id, kind, startsAt }: AppointmentRow, now: Date) {
    const { noticeDays } = await readRules(this.statements);
    const times = await findTimes(this.statements, { kind, movedId: id, noticeDays }, now);
    return times
      .filter((time) => time.startsAt.getTime() !== startsAt?.getTime())
      .map((time) => ({ startsAt: time.startsAt.toISOString(), endsAt: time.endsAt.toISOString() }));
  }
}
