import type { AppointmentKind, DepositWay, OrderRow, OrderRowNext } from '@app/contracts';
import { orderBalanceOf, sumPence, toPence, toPounds } from '@app/pricing';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { lastLondonDaySql } from '../../platform/clock/london-day';
import { entriesOfOrderSql, toAwaitedDeposit } from '../../payments';
import { agreedSizeOfSql, jobOfTopSql } from '../../quotes';
import { quotesOfOpenTasksSql, type StaffTaskKind } from '../../staff-tasks';

interface Item {
  quoteId: string;
  isActive: boolean;
  quantity: number;
  totalPrice: string;
  color: OrderRow['tops']['colors'][number];
  length: number;
  width: number;
}

type Customer = Pick<OrderRow, 'customerName' | 'customerEmail' | 'customerPhone'>;

interface OrderRecord
  extends
    Customer,
    InDatabase<
      Pick<OrderRow, 'id' | 'reference' | 'state' | 'price' | 'channel' | 'jobName' | 'since'>,
      'since'
    > {
  items: Item[];
  received: string;
  deliveryAmount: string;
  loweredBy: string;
  method: DepositWay | null;
  dueBefore: Date | null;
  isDepositPaid: boolean;
  balanceDue: OrderRowNext['balanceDue'];
  handedOverAt: Date | null;
  refunded: string;
  task: { kind: StaffTaskKind; dueAt: string } | null;
  appointment: { kind: AppointmentKind; startsAt: string } | null;
}

/** The customer is from the first top with known details. */
const readOrdersSql = `
  SELECT placed.id, placed.reference, placed.state, placed.price::text, placed.channel, placed.placed_at AS since,
    placed.received::text, placed.delivery_amount::text AS "deliveryAmount", placed.lowered_by::text AS "loweredBy", placed.deposit_by AS method,
    placed.deposit_due_before AS "dueBefore", placed.deposit_state IN ('paid', 'review') AS "isDepositPaid",
    CASE WHEN balance_due_before IS NOT NULL THEN json_build_object('amount', balance_due::text,
      'dueOn', ${lastLondonDaySql('balance_due_before')}, 'isOverdue', balance_due_before <= $2) END AS "balanceDue",
    tops.*, customer.*, task.task,
    (SELECT json_build_object('kind', appointment.kind, 'startsAt', starts_at) FROM appointment
      WHERE order_id = placed.id AND appointment.state = 'booked' AND starts_at > $2 ORDER BY starts_at LIMIT 1) AS appointment,
    CASE WHEN placed.state = 'cancelled' THEN (
      SELECT (coalesce(-sum(pence), 0) / 100)::numeric(20, 2)::text
      FROM (${entriesOfOrderSql('placed.id')}) AS entry WHERE kind = 'refund' AND is_counted) ELSE '0.00' END AS "refunded"
  FROM customer_order AS placed
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('quoteId', quote.id, 'isActive', order_item.stage IS NOT NULL, 'totalPrice', total_price::text, 'quantity', quantity,
        'length', coalesce((agreed ->> 'lengthMm')::integer, length), 'width', coalesce((agreed ->> 'widthMm')::integer, width), 'color', json_build_object('name', snapshot -> 'color' ->> 'name',
          'hexCode', snapshot -> 'color' ->> 'hexCode', 'imageUrl', snapshot -> 'color' -> 'images' -> 0 ->> 'url'))
        ORDER BY position) AS items,
      max(stage_since) AS "handedOverAt", min(${jobOfTopSql} ->> 'name') AS "jobName"
    FROM order_item JOIN quote ON quote.id = agreed_id CROSS JOIN LATERAL (SELECT ${agreedSizeOfSql()} AS agreed) AS sizes
    WHERE order_id = placed.id AND is_placed) AS tops
  LEFT JOIN LATERAL (
    SELECT customer_name AS "customerName", customer_email AS "customerEmail", customer_phone AS "customerPhone"
    FROM order_item JOIN quote ON quote.id = agreed_id WHERE order_id = placed.id AND is_placed
    ORDER BY num_nonnulls(customer_name, customer_email, customer_phone) = 0, position LIMIT 1) AS customer ON true
  LEFT JOIN (
    SELECT DISTINCT ON (order_id) order_id, json_build_object('kind', kind, 'dueAt', due_at) AS task
    FROM (${quotesOfOpenTasksSql}) AS open JOIN order_item USING (top_id)
    WHERE is_placed AND order_id = ANY($1) ORDER BY order_id, due_at) AS task ON task.order_id = placed.id
  WHERE placed.id = ANY($1)`;

export async function readOrderRows(
  statements: StatementRunner,
  ids: readonly string[],
  now: Date,
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return (await statements.run<OrderRecord>(readOrdersSql, [ids, now])).map((row) => toOrderRow(row, now));
}

function toOrderRow(row: OrderRecord, now: Date): OrderRow {
  const { id, reference, customerName, customerEmail, customerPhone, channel, jobName, state } = row;
  return {
    kind: 'order',
    id,
    reference,
    customerName,
    customerEmail,
    customerPhone,
    channel,
    jobName,
    state,
    price: state === 'cancelled' ? priceAsOrdered(row) : row.price,
    ...topsOf(row),
    next: nextOf(row, now),
    since: row.since.toISOString(),
  };
}

/** A cancelled order's `price` is only the amount that the shop keeps, which would mislead in a list. */
const priceAsOrdered = ({ items, deliveryAmount }: OrderRecord) =>
  toPounds(sumPence([deliveryAmount, ...items.map(({ totalPrice }) => totalPrice)].map(toPence)));

function topsOf({ items, state }: OrderRecord): Pick<OrderRow, 'leadQuoteId' | 'tops'> {
  const shown = state === 'cancelled' ? items : items.filter((item) => item.isActive);
  const countTops = (items: readonly Item[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);
  const [first] = shown;
  if (!first) throw new Error('an active order has a top');
  return {
    leadQuoteId: first.quoteId,
    tops: {
      colors: shown.slice(0, 3).map(({ color }) => color),
      count: shown.length,
      quantity: countTops(shown),
      cancelled: countTops(items) - countTops(shown),
      length: first.length,
      width: first.width,
    },
  };
}

function nextOf(row: OrderRecord, now: Date): OrderRowNext {
  const { state, price, received, method, task, appointment, handedOverAt, balanceDue, refunded } = row;
  const isCancelled = state === 'cancelled';
  const { balance } = orderBalanceOf(toPence(price), toPence(received));
  const isUnpaid = (state === 'delivered' || state === 'collected') && balance > 0;
  return {
    task: task && {
      kind: task.kind,
      dueAt: new Date(task.dueAt).toISOString(),
      isOverdue: new Date(task.dueAt) < now,
    },
    appointment: appointment && { ...appointment, startsAt: new Date(appointment.startsAt).toISOString() },
    awaitedDeposit:
      method === null || method === 'none' || isCancelled ? null : toAwaitedDeposit({ ...row, method }, now),
    balance: isCancelled ? '0.00' : toPounds(balance),
    balanceDue,
    unpaidSince: (isUnpaid && handedOverAt?.toISOString()) || null,
    refunded,
  };
}
