import type {
  AdminOrderDetail,
  AdminOrderTop,
  AwaitedDeposit,
  JobLabel,
  OrderCustomer,
  OrderMoney,
} from '@app/contracts';
import { In } from 'typeorm';
import { pence, sumPence, toPence, toPounds } from '@app/pricing';
import { findAttachments } from '../../attachments';
import { jsonTimeSql } from '../../database/json-time-sql';
import type { StatementRunner, Statements } from '../../database/statements';
import { cancellationOfSql, holdsOfSql } from '../../orders';
import {
  awaitedDepositOf,
  balanceOfOrder,
  depositsOfOrder,
  invoicesOfOrder,
  recipientOf,
  toBalanceRequest,
} from '../../payments';
import { AppError } from '../../platform/errors/app-error';
import { agreedSizeOfSql, jobOfTopSql, recordedSql, unsignedDrawingsOf } from '../../quotes';
import { readAppointmentsOfQuote } from '../appointments/read-calendar';
import { readTimeline, type TimelineQuote } from '../quotes/read-timeline';
import { readTasksOfOrder } from '../tasks/list-tasks';

const findOrderSql = `
  SELECT placed.id, placed.reference, placed.placed_at AS "placedAt", channel, delivery_amount::text AS "deliveryAmount",
    state, access_note AS "accessNote",
    (SELECT first_name FROM staff_user WHERE staff_user.id = taken_by) AS "takenBy"
  FROM customer_order AS placed WHERE id = $1 AND placed_at IS NOT NULL`;

const quotedTopSql = (
  quote: string,
  furtherFields = '',
) => `json_build_object('id', ${quote}.id, 'reference', ${quote}.reference,
      'length', ${quote}.length, 'width', ${quote}.width, 'totalPrice', ${quote}.total_price::text${furtherFields})`;

/** The current items; all items of an order that is no longer placed. */
const findTopsSql = `
  SELECT quote.id, quote.reference, quote.top_id AS "topId", quote.quantity, quote.status, item.stage, quote.length,
    quote.width, ${agreedSizeOfSql()} AS "agreedSize", quote.total_price::text AS "totalPrice", quote.measured_at IS NOT NULL AS "isMeasured",
    CASE WHEN item.stage IS NULL THEN '{}' ELSE (
      SELECT ${holdsOfSql('quote.id', 'placed')} FROM customer_order AS placed WHERE placed.id = item.order_id) END AS holds,
    json_build_object('name', quote.snapshot -> 'material' ->> 'name') AS material,
    json_build_object('name', quote.snapshot -> 'color' ->> 'name', 'hexCode', quote.snapshot -> 'color' ->> 'hexCode',
      'imageUrl', quote.snapshot -> 'color' -> 'images' -> 0 ->> 'url') AS color,
    json_build_object('displayName', quote.snapshot -> 'thickness' ->> 'displayName') AS thickness,
    ${quotedTopSql('ordered')} AS ordered,
    (SELECT json_build_object('at', ${jsonTimeSql('answered_at')}, 'recorded', ${recordedSql})
      FROM quote_revision AS revision WHERE quote_id = quote.id AND state = 'agreed') AS agreed,
    (SELECT ${quotedTopSql('proposed', `, 'proposedAt', ${jsonTimeSql('proposed_at')}`)}
      FROM quote_revision AS revision JOIN quote AS proposed ON proposed.id = revision.quote_id
      WHERE revision.original_id = quote.id AND revision.state = 'proposed') AS proposal,
    CASE WHEN item.stage IS NULL AND cancelled_at IS NOT NULL THEN
      json_build_object('cancelledAt', ${jsonTimeSql('cancelled_at')}, 'by', (SELECT first_name FROM staff_user
        WHERE staff_user.id = cancelled_by), 'reason', reason, 'refunded', refunded::text) END AS cancellation,
    quote.customer_name AS name, quote.customer_email AS email, quote.customer_phone AS phone,
    quote.customer_from_link AS "isFromLink", quote.delivery_address AS "deliveryAddress", ${jobOfTopSql} AS job
  FROM order_item AS item
  JOIN quote ON quote.id = item.agreed_id JOIN quote AS ordered ON ordered.id = item.quote_id
  ${cancellationOfSql('item')}
  WHERE item.order_id = $1 AND (item.is_placed OR NOT EXISTS (
    SELECT FROM order_item AS other WHERE other.order_id = $1 AND other.is_placed))
  ORDER BY item.position`;

const findQuotesSql = `
  SELECT quote.id, quote.top_id AS "topId", quote.reference, quote.created_at AS "createdAt",
    replaced.reference AS replaces, quote.snapshot -> 'trade' ->> 'percent' AS "tradePercent"
  FROM quote LEFT JOIN quote AS replaced ON replaced.id = quote.replaces_quote_id
  WHERE quote.top_id = ANY($1)
  ORDER BY quote.created_at, quote.id`;

interface OrderRow extends Pick<
  AdminOrderDetail,
  'id' | 'reference' | 'channel' | 'takenBy' | 'state' | 'accessNote'
> {
  placedAt: Date;
  deliveryAmount: string;
}

interface TopRow extends Omit<AdminOrderTop, 'unsignedDrawing'>, OrderCustomer {
  topId: string;
  deliveryAddress: string | null;
  job: JobLabel | null;
}

/**
 * Everything about one order. The number of SQL statements does not depend on its tops.
 * @throws AppError `order/not-found`
 */
export function readOrderDetail(statements: Statements, orderId: string, now: Date) {
  return statements.inReadTransaction(async (reader) => {
    const [order] = await reader.run<OrderRow>(findOrderSql, [orderId]);
    const tops = await reader.run<TopRow>(findTopsSql, [orderId]);
    const notCancelled = tops.find(({ stage }) => stage !== null);
    const mainTop = notCancelled ?? tops[0];
    if (!order || !mainTop) throw new AppError('order/not-found');
    const { deliveryAmount, ...fields } = order;
    const quotes = await reader.run<TimelineQuote>(findQuotesSql, [tops.map(({ topId }) => topId)]);
    const quoteIds = quotes.map(({ id }) => id);
    const attachments = await findAttachments(reader, { quoteId: In(quoteIds) });
    const unsigned = await unsignedDrawingsOf(
      reader,
      tops.map(({ id }) => id),
    );
    return {
      ...fields,
      customer: customerOf(tops, mainTop),
      needsDelivery: toPence(deliveryAmount) > 0,
      deliveryAddress: mainTop.deliveryAddress,
      awaitedDeposit: await readAwaitedDeposit(reader, mainTop.id, now),
      money: await readMoney(reader, order, tops, now),
      invoicing: {
        invoices: await invoicesOfOrder(reader, orderId),
        recipient: await recipientOf(reader, mainTop.id),
      },
      tops: tops.map((top) => ({ ...toTop(top), unsignedDrawing: unsigned.get(top.id) ?? null })),
      appointments: await readAppointmentsOfQuote(reader, mainTop.id, now),
      tasks: await readTasksOfOrder(reader, { orderId, quoteIds }, now),
      timeline: await readTimeline(reader, quotes, attachments),
      job: mainTop.job,
    };
  });
}

async function readAwaitedDeposit(
  reader: StatementRunner,
  quoteId: string,
  now: Date,
): Promise<AwaitedDeposit | null> {
  const awaited = await awaitedDepositOf(reader, quoteId, now);
  if (!awaited) return null;
  const { amount, method, dueOn, isLate } = awaited;
  return { amount, method, dueOn, isLate };
}

function customerOf(tops: readonly TopRow[], main: TopRow): OrderCustomer {
  const topWithCustomer = tops.find(({ name, email, phone }) => name ?? email ?? phone) ?? main;
  const { name, email, phone, isFromLink } = topWithCustomer;
  return { name, email, phone, isFromLink };
}

async function readMoney(
  reader: StatementRunner,
  { id, deliveryAmount }: OrderRow,
  tops: readonly TopRow[],
  now: Date,
) {
  const { ledger, request, isInReview, depositState } = await balanceOfOrder(reader, id);
  const topsAmount = sumPence(tops.flatMap(({ stage, totalPrice }) => (stage ? [toPence(totalPrice)] : [])));
  const isActive = tops.some(({ stage }) => stage);
  const keptAmount =
    toPence(ledger.price) + toPence(ledger.loweredBy) - topsAmount - (isActive ? toPence(deliveryAmount) : 0);
  return {
    ...ledger,
    topsAmount: toPounds(topsAmount),
    deliveryAmount: isActive ? deliveryAmount : '0.00',
    keptAmount: toPounds(pence(keptAmount)),
    isDepositPaid: depositState === 'paid',
    isInReview,
    balanceRequest: request && {
      ...toBalanceRequest(request, ledger, now),
      askedAt: request.askedAt.toISOString(),
      by: request.askedBy,
    },
    deposits: await depositsOfOrder(reader, id),
  } satisfies Record<keyof OrderMoney, unknown>;
}

const toTop = ({
  topId: _top,
  name: _name,
  email: _email,
  phone: _phone,
  isFromLink: _isFromLink,
  deliveryAddress: _address,
  job: _job,
  ...top
}: TopRow) => top;
