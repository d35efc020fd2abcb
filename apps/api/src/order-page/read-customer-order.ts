import type {
  AppointmentPart,
  CustomerAppointment,
  CustomerBalance,
  CustomerDeposit,
  CustomerOrder,
  OrderDrawing,
  OrderedTop,
  OrderMaking,
} from '@app/contracts';
import { describePart } from '@app/pricing';
import { Injectable } from '@nestjs/common';
import {
  anyTopOfAppointmentSql,
  changeableUntil,
  getOrderByToken,
  findTimes,
  isStillNeededSql,
  isUnfinishedSql,
  partOfAppointmentSql,
  shownStateSql,
  belongsToOrderOfSql,
  readRules,
} from '../appointments';
import { type InDatabase, Statements } from '../database/statements';
import {
  bankAccount,
  awaitedDepositOf,
  balanceOf,
  type FoundLedger,
  InvoiceFiles,
  invoicesOfQuote,
  toBalanceRequest,
} from '../payments';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import {
  agreedSizeOfSql,
  drawingsOf,
  getQuoteWithRevision,
  type PdfFile,
  placedOrderOfSql,
  quotesOfOrderOrJob,
  positionInOrderOrJobSql,
  isCurrentQuoteSql,
  topsOfOrderOrJobSql,
  toQuoteWithRevision,
  stageOfSql,
  TopDrawings,
} from '../quotes';
import { canAgree, cancellationOfSql, leastAdvancedOf, orderOfTopSql } from '../orders';

interface AppointmentRow extends InDatabase<
  Pick<CustomerAppointment, 'id' | 'kind' | 'state' | 'startsAt' | 'endsAt' | 'needsAddress'>,
  'startsAt' | 'endsAt'
> {
  personId: number | null;
  byCustomer: boolean;
  part: AppointmentPart | null;
  isOpen: boolean;
}

type Cancellation = NonNullable<CustomerOrder['cancellation']>;
type Tops = Pick<CustomerOrder, 'reference' | 'jobName' | 'tops'>;

/**
 * Open appointments, first those without a time and then the soonest. After them come cancelled ones. A booked appointment in the
 * past is open until it is done.
 */
const findAppointmentsSql = `
  SELECT id, kind, ${shownStateSql} AS state, starts_at AS "startsAt", ends_at AS "endsAt", staff_user_id AS "personId",
    by_customer AS "byCustomer", kind = 'measuring-visit' AND coalesce(address,
      (SELECT delivery_address FROM quote WHERE quote.id = appointment.quote_id)) IS NULL AS "needsAddress",
    ${partOfAppointmentSql} AS part, appointment.state IN ('offered', 'booked') AS "isOpen"
  FROM appointment
  WHERE ${belongsToOrderOfSql('$1')} AND (state = 'booked' AND starts_at <= $2
    OR ${isStillNeededSql} AND ${anyTopOfAppointmentSql(isUnfinishedSql('stage'))})
  ORDER BY "isOpen" DESC, CASE WHEN appointment.state = 'booked' THEN starts_at END NULLS FIRST, created_at DESC, id`;

/** The sums of all tops, if the order was cancelled. */
const findCancellationSql = `
  SELECT sum(ended.received)::text AS received, sum(refunded)::text AS "refunded"
  FROM quote AS own JOIN order_item AS item ON item.order_id = ${placedOrderOfSql('own.id')}
  ${cancellationOfSql('item')}
  WHERE own.id = $1 AND own.status = 'declined'
  HAVING count(refunded) > 0`;

const findTopsSql = `
  SELECT ${orderOfTopSql('own')} ->> 'reference' AS reference,
    (SELECT name FROM job JOIN job_top ON job_top.job_id = job.id WHERE job_top.top_id = own.top_id) AS "jobName",
    (SELECT json_agg(json_build_object('quoteId', quote.id, 'reference', quote.reference,
        'color', quote.snapshot -> 'color' ->> 'name', 'length', quote.length, 'width', quote.width,
        'agreedSize', ${agreedSizeOfSql()},
        'quantity', quote.quantity, 'stage', ${stageOfSql()})
        ORDER BY ${positionInOrderOrJobSql('quote.top_id')})
      FROM quote
      WHERE top_id = ANY(ARRAY(${topsOfOrderOrJobSql('own.id')}))
        AND CASE WHEN quote.top_id = own.top_id THEN quote.id = own.id ELSE ${isCurrentQuoteSql('quote')} END) AS tops
  FROM quote AS own WHERE own.id = $1`;

/** Leaves out the notes of staff, which may contain names. */
const findProductionSql = `
  SELECT (
    SELECT json_build_object('lengthMm', length_mm, 'widthMm', width_mm, 'layout', layout)
    FROM measurement WHERE quote_id = quote.id AND measured_at IS NOT NULL ORDER BY version DESC LIMIT 1
  ) AS agreed, (
    SELECT quote_id FROM quote_revision WHERE original_id = quote.id AND state = 'proposed'
  ) AS "proposalId", ARRAY(
    SELECT id FROM attachment
    WHERE purpose = 'finished-top' AND quote_id IN (SELECT same.id FROM quote AS same WHERE same.top_id = quote.top_id)
    ORDER BY created_at, id
  ) AS "photoIds"
  FROM quote WHERE id = $1`;

@Injectable()
export class ReadCustomerOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly files: InvoiceFiles,
    private readonly topDrawings: TopDrawings,
  ) {}

  /** @throws AppError `order/unknown-link` */
  async read(token: string): Promise<CustomerOrder> {
    const now = this.clock.now();
    const { quoteId, isDelivery } = await getOrderByToken(this.statements, token, now);
    const quote = toQuoteWithRevision(await getQuoteWithRevision(this.statements, quoteId), now);
    const appointments = await this.statements.run<AppointmentRow>(findAppointmentsSql, [quoteId, now]);
    const invoices = await invoicesOfQuote(this.statements, quoteId);
    const [cancellation = null] = await this.statements.run<Cancellation>(findCancellationSql, [quoteId]);
    const [tops] = await this.statements.run<Tops>(findTopsSql, [quoteId]);
    const [production] = await this.statements.run<OrderMaking>(findProductionSql, [quoteId]);
    if (!production || !tops) throw new AppError('order/unknown-link');
    const stage = leastAdvancedOf(tops.tops.map((top) => top.stage));
    const open = appointments.filter(({ isOpen }) => isOpen);
    // Without an open appointment, the latest cancelled one is shown.
    const rowsToShow = open.length > 0 ? open : appointments.slice(0, 1);
    const shownAppointments: CustomerAppointment[] = [];
    for (const row of rowsToShow)
      if (row.state !== 'done')
        shownAppointments.push(await this.toAppointment(row, { isOrderActive: stage !== null, now }));
    const [appointment = null, ...furtherAppointments] = shownAppointments;
    return {
      invoices: invoices.map((invoice) => ({ ...invoice, issuedAt: invoice.issuedAt.toISOString() })),
      quote,
      stage,
      cancellation: stage ? null : cancellation,
      isDelivery,
      appointment,
      furtherAppointments,
      ...tops,
      balance: await this.readBalance(quoteId, now),
      awaitedDeposit: await this.readDeposit(quoteId, now),
      making: production,
      drawings: await this.readDrawings(tops.tops),
    };
  }

  private async readDrawings(tops: readonly OrderedTop[]): Promise<OrderDrawing[]> {
    const active = tops.filter(({ stage }) => stage);
    const foundDrawings = await drawingsOf(
      this.statements,
      active.map(({ quoteId }) => quoteId),
    );
    return foundDrawings.map((found) => {
      const { quoteId, reference, drawing, digest, agreement } = found;
      return {
        quoteId,
        reference,
        drawing,
        digest,
        canAgree: canAgree(found),
        agreement: agreement && { by: null, how: agreement.how, at: agreement.at.toISOString() },
      };
    });
  }

  /** @throws AppError `drawing/not-found` if the quote does not belong to the order */
  async assertQuoteOfOrder(token: string, quoteId: string): Promise<void> {
    const order = await getOrderByToken(this.statements, token, this.clock.now());
    const quoteIds = await quotesOfOrderOrJob(this.statements, order.quoteId);
    if (quoteId !== order.quoteId && !quoteIds.includes(quoteId)) throw new AppError('drawing/not-found');
  }

  /** @throws AppError `order/unknown-link`, `drawing/not-found` */
  async drawing(token: string, quoteId: string): Promise<PdfFile> {
    await this.assertQuoteOfOrder(token, quoteId);
    return this.topDrawings.makePdf(quoteId);
  }

  private async readDeposit(quoteId: string, now: Date): Promise<CustomerDeposit | null> {
    const deposit = await awaitedDepositOf(this.statements, quoteId, now);
    if (!deposit) return null;
    const { amount, method, dueOn, isLate, isNothingPaid, tops } = deposit;
    const [customer] = tops;
    return {
      amount,
      dueOn,
      isLate,
      // A customer who got a link to the card page may also pay by bank transfer.
      bank: method === 'bank-transfer' || method === 'card-link' ? bankAccount() : null,
      canPayByCard: isNothingPaid && Boolean(customer?.name && customer.email && customer.phone),
    };
  }

  private async readBalance(quoteId: string, now: Date): Promise<CustomerBalance> {
    const { ledger, request, isInReview, payable } = await balanceOf(this.statements, quoteId);
    const { price, received, balance, credit } = ledger;
    const stateWithoutReview = payable > 0 ? 'payable' : 'none';
    return {
      price,
      received,
      balance,
      credit,
      payments: paymentsOf(ledger),
      request: request && toBalanceRequest(request, ledger, now),
      state: isInReview ? 'in-review' : stateWithoutReview,
      bank: payable > 0 ? bankAccount() : null,
    };
  }

  /** @throws AppError `order/unknown-link`, `invoice/not-found` */
  async invoice(token: string, number: string): Promise<PdfFile> {
    const { quoteId } = await getOrderByToken(this.statements, token, this.clock.now());
    return this.files.makeForQuote(quoteId, number);
  }

  private async toAppointment(
    row: AppointmentRow,
    { isOrderActive, now }: { isOrderActive: boolean; now: Date },
  ): Promise<CustomerAppointment> {
    const { id, kind, state, startsAt, endsAt, byCustomer, needsAddress, part } = row;
    const changeableUntilTime = state === 'booked' && startsAt ? changeableUntil(startsAt) : null;
    const isStillOffered = state !== 'cancelled' || byCustomer;
    const isInTime = !changeableUntilTime || now < changeableUntilTime;
    const canPick = isOrderActive && isStillOffered && isInTime;
    return {
      id,
      kind,
      state,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      changeableUntil: changeableUntilTime?.toISOString() ?? null,
      needsAddress,
      part: part && describePart(part),
      times: canPick ? await this.findTimes(row, now) : [],
    };
  }

  private async findTimes({ id, kind, state, startsAt, personId }: AppointmentRow, now: Date) {
    const { noticeDays } = await readRules(this.statements);
    const times = await findTimes(this.statements, { kind, ignoredId: id, personId, noticeDays }, now);
    return times
      .filter((time) => state === 'cancelled' || time.startsAt.getTime() !== startsAt?.getTime())
      .map((time) => ({ startsAt: time.startsAt.toISOString(), endsAt: time.endsAt.toISOString() }));
  }
}

/** The customer's payments, newest first. */
const paymentsOf = ({ entries }: FoundLedger): CustomerBalance['payments'] =>
  entries
    .filter(({ isCounted, isUndone, kind }) => isCounted && !isUndone && kind !== 'correction')
    .map(({ movedAt, method, amount }) => ({ movedAt: movedAt.toISOString(), method, amount }));
