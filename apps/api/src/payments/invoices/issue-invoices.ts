import type { QuoteStatus } from '@app/contracts';
import {
  formatGbp,
  formatSizeToCut,
  pence,
  priceOfEach,
  sumPence,
  quantityPrefix,
  toPence,
  toPounds,
} from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { addMail, type NewMail } from '../../mail';
import { cancellationOfSql, Order } from '../../orders';
import { lastLondonDaySql } from '../../platform/clock/london-day';
import { agreedSizeOfSql, type QuoteRow } from '../../quotes';
import { bankAccount } from '../bank-account';
import { Deposit } from '../deposits/deposit.entity';
import { ledgerOfOrder } from '../ledger/order-ledger';
import { refreshOrder } from '../ledger/refresh-order';
import type { Buyer, InvoicePayment } from './parties';
import {
  type DueInvoice,
  priceReductionOf,
  type OrderEntry,
  type OrderToInvoice,
  planInvoices,
  type IssuedInvoice,
  taxPointOf,
} from './plan-invoices';
import { writeInvoice } from './write-invoice';

interface ItemRow extends Pick<
  QuoteRow,
  'id' | 'reference' | 'snapshot' | 'length' | 'width' | 'agreed_size' | 'quantity' | 'total_price'
> {
  status: QuoteStatus;
  created_at: Date;
  /** For a cancelled top: what is kept of its payments. */
  kept: string | null;
  cancelled_because: string | null;
}

const findItemsSql = `
  SELECT quote.id, quote.reference, quote.status, snapshot, length, width, ${agreedSizeOfSql()} AS agreed_size, quantity,
    total_price::text, quote.created_at,
    ended.kept::text, CASE WHEN quote.status = 'declined' THEN ended.reason END AS cancelled_because
  FROM order_item JOIN quote ON quote.id = agreed_id ${cancellationOfSql('order_item')}
  WHERE order_id = $1 AND (is_placed OR NOT EXISTS (
    SELECT FROM order_item AS other WHERE other.order_id = $1 AND other.is_placed))
  ORDER BY position`;

interface OrderRow {
  reference: string;
  delivery_amount: string;
  lowered_by: string;
  price: string | null;
  whole_since: Date | null;
}

const findOrderSql = `
  SELECT reference, delivery_amount::text, lowered_by::text, order_price(id)::text AS price,
    (SELECT whole_since FROM balance_request WHERE order_id = placed.id) AS whole_since
  FROM customer_order AS placed WHERE id = $1 AND placed_at IS NOT NULL`;

/**
 * The recipient that staff entered, else the trade customer, else the customer with the delivery address. Missing details come
 * from the paid deposit if its payer has the customer's email address.
 */
const readBuyerSql = `
  SELECT json_build_object(
      'name', coalesce(recipient.name, trade.company, quote.customer_name, paid.customer_name, 'Customer'),
      'address', CASE WHEN recipient.name IS NULL THEN coalesce(quote.delivery_address, paid.delivery_address)
        ELSE recipient.address END,
      'email', quote.customer_email,
      'vatNumber', CASE WHEN recipient.name IS NULL THEN trade.vat_number ELSE recipient.vat_number END) AS buyer,
    (SELECT count(DISTINCT coalesce(lower(item_quote.customer_email), ''))::integer
      FROM order_item AS item JOIN quote AS item_quote ON item_quote.id = item.agreed_id WHERE item.order_id = $1) AS customers,
    (SELECT json_build_object('name', customer_name, 'address', delivery_address, 'email', customer_email,
        'vatNumber', NULL)
      FROM deposit WHERE order_id = $1 AND purpose = 'deposit' AND status = 'paid' AND erased_at IS NULL) AS payer
  FROM order_item JOIN quote ON quote.id = agreed_id
  LEFT JOIN trade_customer AS trade ON trade.id = quote.snapshot -> 'trade' ->> 'customerId'
  LEFT JOIN LATERAL (
    SELECT recipient.* FROM order_item AS item JOIN invoice_recipient AS recipient USING (top_id)
    WHERE item.order_id = $1
    ORDER BY item.position LIMIT 1) AS recipient ON true
  LEFT JOIN LATERAL (
    SELECT customer_name, delivery_address FROM deposit
    WHERE order_id = $1 AND purpose = 'deposit' AND status = 'paid' AND deposit.erased_at IS NULL
      AND lower(deposit.customer_email) = lower(quote.customer_email) LIMIT 1) AS paid ON true
  WHERE order_id = $1
  ORDER BY quote.status = 'declined', quote.customer_email IS NULL, position LIMIT 1`;

const readIssuedSql = `
  WITH document AS (
    SELECT coalesce(line.credits_id, line.invoice_id) AS source_id, line.invoice_id, sum(line.gross_pence) AS gross,
      sum(line.vat_pence) AS vat
    FROM invoice JOIN invoice_line AS line ON line.invoice_id = invoice.id
    WHERE invoice.order_id = $1
    GROUP BY 1, 2)
  SELECT source.id, source.kind, source.number, source.issued_at AS "issuedAt", source.entry_id AS "entryId",
    entry.deposit_id AS "depositId", sum(document.gross)::text AS gross, sum(document.vat)::text AS vat,
    json_agg(json_build_object('number', issued.number, 'gross', document.gross, 'vat', document.vat) ORDER BY issued.id) AS "statedAmounts"
  FROM document JOIN invoice AS source ON source.id = document.source_id
  JOIN invoice AS issued ON issued.id = document.invoice_id
  LEFT JOIN ledger_entry AS entry ON entry.id = source.entry_id
  GROUP BY source.id, entry.deposit_id
  ORDER BY source.id`;

type IssuedRow = Omit<IssuedInvoice, 'gross' | 'vat'> & { gross: string; vat: string };

const readEntriesSql = `
  SELECT entry.id, entry.corrects_id AS "correctsId", entry.deposit_id AS "depositId",
    (SELECT reason FROM refund WHERE id = entry.refund_id) AS reason,
    (SELECT count(*) FROM invoice WHERE entry_id = entry.id) > 0 AS "isInvoiced"
  FROM ledger_entry AS entry WHERE entry.id = ANY($1)`;

type EntryRow = Pick<OrderEntry, 'id' | 'reason' | 'correctsId' | 'depositId' | 'isInvoiced'>;

/**
 * Issues the invoices and credit notes that are due for an order. Call this in the transaction that changes its payments, with
 * its quotes locked. Idempotent.
 */
export async function issueInvoices(
  tx: Transaction,
  orderId: string,
  at: Date,
  { isFinalDue = false, isMailed = true }: { isFinalDue?: boolean; isMailed?: boolean } = {},
): Promise<void> {
  const mails = await issueInvoicesUnmailed(tx, orderId, at, { isFinalDue });
  if (!isMailed) return;
  for (const mail of mails) await addMail(tx, mail);
}

/**
 * Like `issueInvoices`, but does not send the mails.
 * @returns the mails with the invoices, which the caller sends or includes in another mail
 */
export async function issueInvoicesUnmailed(
  tx: Transaction,
  orderId: string,
  at: Date,
  { isFinalDue = false }: { isFinalDue?: boolean } = {},
): Promise<NewMail[]> {
  const [row] = await tx.run<OrderRow>(findOrderSql, [orderId]);
  if (!row) return [];
  const items = await tx.run<ItemRow>(findItemsSql, [orderId]);
  const order = await readOrderToInvoice(tx, orderId, { row, items, isFinalDue });
  const priceReduction = priceReductionOf(order);
  if (priceReduction !== toPence(row.lowered_by)) {
    await tx.manager.update(Order, orderId, { loweredBy: toPounds(priceReduction) });
    await refreshOrder(tx, orderId, at);
  }
  const due = planInvoices(order, at);
  if (due.length === 0) return [];
  const [buyerRow] = await tx.run<{ buyer: Buyer; payer: Buyer | null; customers: number }>(readBuyerSql, [
    orderId,
  ]);
  if (!buyerRow) throw new Error(`there is no top in the order ${orderId}`);
  // If the tops belong to several people, the invoice goes to the payer, because nobody may read another person's details.
  const buyer = (buyerRow.customers > 1 ? buyerRow.payer : null) ?? buyerRow.buyer;
  const quoteIds = items.map(({ id }) => id);
  const mails: NewMail[] = [];
  // In a fixed order of kinds to avoid deadlocks, because each invoice locks the counter of its kind.
  for (const invoice of due.toSorted((one, other) => other.kind.localeCompare(one.kind)))
    mails.push(...(await issue(tx, { ...invoice, orderId, buyer, quoteIds }, at)));
  return mails;
}

interface InvoiceToIssue extends DueInvoice {
  orderId: string;
  buyer: Buyer;
  quoteIds: readonly string[];
}

async function issue(tx: Transaction, invoice: InvoiceToIssue, at: Date): Promise<NewMail[]> {
  const { orderId, kind, entry, buyer, reason, lines, quoteIds } = invoice;
  const invoiceFields = { orderId, kind, entryId: entry?.id ?? null, taxPoint: taxPointOf(invoice, at) };
  const payment = kind === 'final' ? await readPayment(tx, orderId) : null;
  const number = await writeInvoice(tx, { ...invoiceFields, buyer, payment, reason, lines }, at);
  if (!buyer.email || (await isAttachedElsewhere(tx, invoice))) return [];
  const to = { name: buyer.name, address: buyer.email };
  return [{ kind: 'invoice', key: number, to, quoteIds, details: { number }, at }];
}

const readDueDaySql = `SELECT ${lastLondonDaySql('due_before')} AS "dueOn" FROM balance_request WHERE order_id = $1`;

async function readPayment(tx: Transaction, orderId: string): Promise<InvoicePayment | null> {
  const balance = toPence((await ledgerOfOrder(tx, orderId)).balance);
  if (balance === 0) return null;
  const [request] = await tx.run<{ dueOn: string }>(readDueDaySql, [orderId]);
  return { amount: balance, dueOn: request?.dueOn ?? null, bank: bankAccount() };
}

/** The mail about a payment or refund has its deposit invoice or credit note attached, unless it goes to another person than the buyer. */
async function isAttachedElsewhere(
  tx: Transaction,
  { kind, entry, buyer }: InvoiceToIssue,
): Promise<boolean> {
  if (kind !== 'deposit' && entry?.kind !== 'refund') return false;
  if (!entry?.depositId) return kind === 'deposit';
  const payer = await tx.manager.findOne(Deposit, {
    select: { customerEmail: true },
    where: { id: entry.depositId },
  });
  return payer?.customerEmail.toLowerCase() === buyer.email?.toLowerCase();
}

async function readOrderToInvoice(
  tx: Transaction,
  orderId: string,
  { row, items, isFinalDue }: { row: OrderRow; items: readonly ItemRow[]; isFinalDue: boolean },
): Promise<OrderToInvoice> {
  const { entries: ledger } = await ledgerOfOrder(tx, orderId);
  const countedEntries = ledger.filter(({ isCounted }) => isCounted).reverse();
  const entryRows = await tx.run<EntryRow>(readEntriesSql, [countedEntries.map((entry) => entry.id)]);
  const entryRowById = new Map(entryRows.map((entry) => [entry.id, entry]));
  const issued = await tx.run<IssuedRow>(readIssuedSql, [orderId]);
  const isOrder = row.price !== null;
  // A cancelled order is credited down to the amount that is kept.
  const price = sumPence(
    isOrder
      ? [toPence(row.price ?? ''), toPence(row.lowered_by)]
      : [...items.map((item) => toPence(item.total_price)), toPence(row.delivery_amount)],
  );
  return {
    reference: row.reference,
    items: items.map((item) => ({
      quoteId: item.id,
      reference: item.reference,
      description: describeTop(item),
      price: toPence(item.status === 'declined' && isOrder ? (item.kept ?? '0.00') : item.total_price),
    })),
    price,
    delivery: toPence(row.delivery_amount),
    createdAt: new Date(Math.max(...items.map(({ created_at }) => created_at.getTime()))),
    priceRestoredAt: row.whole_since,
    isOrder,
    cancelledBecause: items.findLast(({ cancelled_because }) => cancelled_because)?.cancelled_because ?? null,
    isFinalDue,
    entries: countedEntries.flatMap(({ amount, receivedAfter, ...entry }) => {
      const entryRow = entryRowById.get(entry.id);
      return entryRow
        ? [{ ...entry, ...entryRow, amount: toPence(amount), receivedAfter: toPence(receivedAfter) }]
        : [];
    }),
    invoices: issued.map(({ gross, vat, ...invoice }) => ({
      ...invoice,
      gross: pence(Number(gross)),
      vat: pence(Number(vat)),
    })),
  };
}

/** Leaves out what staff wrote, because an invoice line must not contain names. */
const describeAdjustments = (lines: ItemRow['snapshot']['lines']): string[] =>
  lines.flatMap(({ kind, amount }) => {
    if (kind !== 'adjustment' && kind !== 'trade') return [];
    const change = toPence(amount);
    const changeText = `${change < 0 ? 'less' : 'plus'} ${formatGbp(pence(Math.abs(change)))}`;
    return [kind === 'trade' ? `${changeText} at trade price` : `${changeText} as agreed`];
  });

/** 'Calacatta Gold Marble, 20mm, 1200 × 350 mm, Undermount Oval, Tap hole'. */
function describeTop({ snapshot, length, width, agreed_size: agreed, quantity }: ItemRow): string {
  const { color, material, thickness, sinkType, cutouts } = snapshot;
  const priceOfOne = priceOfEach(snapshot.lines);
  return [
    `${quantityPrefix(quantity)}${color.name} ${material.name}`,
    thickness.displayName,
    formatSizeToCut({ lengthMm: length, widthMm: width }, agreed),
    ...(sinkType ? [sinkType.name] : []),
    ...cutouts.map(({ name }) => name),
    ...(priceOfOne === null ? [] : [`${formatGbp(priceOfOne)} each`, ...describeAdjustments(snapshot.lines)]),
  ].join(', ');
}
