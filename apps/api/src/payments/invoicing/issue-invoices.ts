import type { OrderStage, QuoteStatus } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import {
  formatGbp,
  formatSize,
  pence,
  priceOfEach,
  sumPence,
  times,
  toPence,
  toPounds,
  vatLines,
} from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { type Buyer, type NewInvoice, type NewInvoiceLine, writeInvoice } from '../../invoices';
import { addMail } from '../../mail';
import { type QuoteRow, topsTogether } from '../../quotes';
import { countedQuotes, isOfPayment, ledgerOfQuote } from '../ledger/quote-ledger';
import {
  type DueInvoice,
  loweredBy,
  type OrderEntry,
  planInvoices,
  type StandingInvoice,
  taxPointOf,
} from './plan-invoices';

type OrderRow = Pick<
  QuoteRow,
  'id' | 'reference' | 'snapshot' | 'length' | 'width' | 'quantity' | 'total_price'
> & {
  status: QuoteStatus;
  stage: OrderStage | null;
  created_at: Date;
  whole_since: Date | null;
  cancelled_because: string | null;
};

/** The quotes that stand in the place of these by now, as their customer agreed. */
const findOrders = `
  WITH RECURSIVE later AS (
    SELECT id FROM unnest($1::text[]) AS id
    UNION
    SELECT revised.quote_id
    FROM later CROSS JOIN LATERAL (
      SELECT quote_id FROM quote_revision WHERE original_id = later.id AND state = 'agreed' OFFSET 0) AS revised
  )
  SELECT quote.id, reference, status, stage, snapshot, length, width, quantity, total_price::text, created_at,
    (SELECT whole_since FROM balance_request WHERE quote_id = quote.id) AS whole_since,
    (SELECT reason FROM order_cancellation WHERE quote_id = quote.id ORDER BY cancelled_at DESC LIMIT 1)
      AS cancelled_because
  FROM quote WHERE id = ANY(ARRAY(SELECT later.id FROM later)) AND superseded_at IS NULL AND NOT is_proposal
  ORDER BY created_at, id`;

/**
 * As staff have entered it for the order, or for another one of its job; else the trade customer whose price it has, or its
 * customer, and where it is delivered. What the quote does not say is taken from the paid deposit, if its payer has the
 * customer's address.
 */
const readBuyer = `
  WITH ${countedQuotes}
  SELECT json_build_object(
      'name', coalesce(recipient.name, trade.company, quote.customer_name, paid.customer_name, 'Customer'),
      'address', CASE WHEN recipient.name IS NULL THEN coalesce(quote.delivery_address, paid.delivery_address)
        ELSE recipient.address END,
      'email', quote.customer_email,
      'vatNumber', CASE WHEN recipient.name IS NULL THEN trade.vat_number ELSE recipient.vat_number END) AS buyer
  FROM quote
  LEFT JOIN trade_customer AS trade ON trade.id = quote.snapshot -> 'trade' ->> 'customerId'
  LEFT JOIN LATERAL (
    SELECT recipient.* FROM (
      SELECT id, id = quote.id AS is_own, true AS is_of_top FROM counted
      UNION ALL
      SELECT other.id, false, false FROM (${topsTogether('$1')}) AS place
      CROSS JOIN LATERAL (SELECT id FROM quote WHERE top_id = place.top_id OFFSET 0) AS other) AS of_order
    CROSS JOIN LATERAL (SELECT * FROM invoice_recipient WHERE quote_id = of_order.id OFFSET 0) AS recipient
    ORDER BY is_own DESC, is_of_top DESC, quote_id LIMIT 1) AS recipient ON true
  LEFT JOIN LATERAL (
    SELECT customer_name, delivery_address FROM covering
    CROSS JOIN LATERAL (SELECT * FROM deposit WHERE id = covering.id OFFSET 0) AS deposit
    WHERE purpose = 'deposit' AND status = 'paid' AND erased_at IS NULL
      AND lower(deposit.customer_email) = lower(quote.customer_email)
    ORDER BY paid_at DESC LIMIT 1) AS paid ON true
  WHERE quote.id = $1`;

const readStanding = `
  WITH ${countedQuotes}, part AS (
    SELECT coalesce(line.credits_id, line.invoice_id) AS source_id, line.invoice_id, sum(line.gross_pence) AS gross,
      sum(line.vat_pence) AS vat
    FROM counted
    CROSS JOIN LATERAL (SELECT * FROM invoice_line WHERE quote_id = counted.id OFFSET 0) AS line
    GROUP BY 1, 2)
  SELECT source.id, source.kind, source.number, source.issued_at AS "issuedAt", source.entry_id AS "entryId",
    entry.deposit_id AS "depositId", sum(part.gross)::text AS gross, sum(part.vat)::text AS vat,
    json_agg(json_build_object('number', paper.number, 'gross', part.gross, 'vat', part.vat) ORDER BY paper.id) AS parts
  FROM part
  CROSS JOIN LATERAL (SELECT * FROM invoice WHERE id = part.source_id OFFSET 0) AS source
  CROSS JOIN LATERAL (SELECT id, number FROM invoice WHERE id = part.invoice_id OFFSET 0) AS paper
  LEFT JOIN LATERAL (SELECT deposit_id FROM ledger_entry WHERE id = source.entry_id OFFSET 0) AS entry ON true
  GROUP BY source.id, source.kind, source.number, source.issued_at, source.entry_id, entry.deposit_id
  ORDER BY source.id`;

type StandingRow = Omit<StandingInvoice, 'gross' | 'vat'> & { gross: string; vat: string };

/** Of a payment for a job, the first of its entries stands for all, as the one of a deposit on several quotes does. */
const firstOf = (entry: string) =>
  `(SELECT min(part.id) FROM ledger_entry AS part WHERE ${isOfPayment('part', entry)})`;

const readEntries = `
  SELECT entry.id AS "entryId", first.id,
    (SELECT reason FROM refund WHERE id = entry.refund_id) AS reason,
    (SELECT ${firstOf('corrected')} FROM ledger_entry AS corrected WHERE corrected.id = entry.corrects_id) AS "correctsId",
    entry.deposit_id AS "depositId", (SELECT count(*) FROM invoice WHERE entry_id = first.id) > 0 AS "isInvoiced",
    coalesce(
      (SELECT recorded_at FROM ledger_entry AS corrected WHERE corrected.id = entry.corrects_id),
      (SELECT min(recorded_at) FILTER (WHERE kind = 'payment') FROM ledger_entry AS paid
        WHERE paid.attempt_id = entry.attempt_id),
      entry.recorded_at) < (SELECT since FROM invoicing_start) AS "isEarlier"
  FROM ledger_entry AS entry CROSS JOIN LATERAL (SELECT ${firstOf('entry')} AS id) AS first
  WHERE entry.id = ANY($1)`;

const readPayer = `
  SELECT json_build_object('name', customer_name, 'address', delivery_address, 'email', customer_email,
    'vatNumber', NULL) AS buyer
  FROM deposit WHERE id = $1 AND erased_at IS NULL`;

/** `OFFSET 0` has the deposit looked up by its id. */
const findPayer = `
  SELECT FROM (SELECT customer_email FROM deposit WHERE id = $1 OFFSET 0) AS deposit
  WHERE lower(customer_email) = lower($2)`;

type EntryRow = Pick<
  OrderEntry,
  'id' | 'reason' | 'correctsId' | 'depositId' | 'isInvoiced' | 'isEarlier'
> & {
  entryId: string;
};

/** Due at the same time for the same reason: one paper, with the lines of each order. */
interface Paper extends DueInvoice {
  orders: OrderRow[];
  buyer: Buyer;
}

/** As many lines as a sheet shows in letters that are easy to read; final invoices of more orders are several. */
const mostLines = 40;

/** Issues what is due and was not issued, in the transaction that makes it due and holds the quotes. Called again, it issues nothing more. */
export async function issueInvoices(
  tx: Transaction,
  quoteIds: readonly string[],
  at: Date,
  { isFinalDue = false, isMailed = true }: { isFinalDue?: boolean; isMailed?: boolean } = {},
): Promise<void> {
  const papers: Paper[] = [];
  for (const order of await tx.run<OrderRow>(findOrders, [quoteIds])) {
    const known = await readOrder(tx, order, isFinalDue);
    const lowered = loweredBy(known);
    if (lowered !== known.isLoweredBy)
      await tx.run('UPDATE quote SET lowered_by = $2 WHERE id = $1', [order.id, toPounds(lowered)]);
    for (const due of planInvoices(known, at)) {
      const buyer = await readBuyerOf(tx, order.id);
      const same = papers.find(
        (paper) => isOfSameEntry(paper, due) || isOfSameBalance(paper, { ...due, buyer }),
      );
      if (same) {
        same.lines = [...same.lines, ...due.lines];
        same.orders.push(order);
        // One paper for the orders of several people is the payer's: nobody reads another's details on it.
        if (same.buyer.email?.toLowerCase() !== buyer.email?.toLowerCase())
          same.buyer = (await readPayerOf(tx, due.entry?.depositId ?? null)) ?? same.buyer;
      } else papers.push({ ...due, orders: [order], buyer });
    }
  }
  // In the order of their kinds, as counters are taken.
  for (const paper of papers.sort((one, other) => other.kind.localeCompare(one.kind)))
    await issue(tx, paper, at, isMailed);
}

const isOfSameEntry = (paper: Paper, { kind, entry }: DueInvoice): boolean =>
  entry !== null && paper.kind === kind && paper.entry?.id === entry.id;

const isOfSameBalance = (paper: Paper, { kind, lines, buyer }: Omit<Paper, 'orders'>): boolean =>
  kind === 'final' &&
  paper.kind === 'final' &&
  paper.lines.length + lines.length <= mostLines &&
  JSON.stringify(paper.buyer) === JSON.stringify(buyer);

async function readPayerOf(tx: Transaction, depositId: string | null): Promise<Buyer | undefined> {
  const [found] = await tx.run<{ buyer: Buyer }>(readPayer, [depositId]);
  return found?.buyer;
}

async function readBuyerOf(tx: Transaction, quoteId: string): Promise<Buyer> {
  const [found] = await tx.run<{ buyer: Buyer }>(readBuyer, [quoteId]);
  if (!found) throw new Error(`there is no quote ${quoteId}`);
  return found.buyer;
}

/** A deposit on several orders states the VAT of the whole of it. */
function linesOf({ kind, lines }: Paper): readonly NewInvoiceLine[] {
  if (kind !== 'deposit') return lines;
  const parts = vatLines(lines.map(({ gross }) => gross));
  return lines.map((line, index) => ({ ...line, ...parts[index] }));
}

async function issue(tx: Transaction, paper: Paper, at: Date, isMailed: boolean): Promise<void> {
  const { orders, kind, entry, buyer, reason } = paper;
  const invoice: NewInvoice = {
    kind,
    entryId: entry?.id ?? null,
    taxPoint: taxPointOf(paper, at),
    buyer,
    reason,
    lines: linesOf(paper),
  };
  const number = await writeInvoice(tx, invoice, at);
  if (!isMailed || !buyer.email || (await goesWithLetter(tx, paper))) return;
  const to = { name: linklessName(buyer.name), address: buyer.email };
  await addMail(tx, {
    kind: 'invoice',
    key: number,
    to,
    quoteIds: orders.map(({ id }) => id),
    details: { number },
    at,
  });
}

/** A deposit invoice goes with the letter about the payment, a credit note with that about the refund, unless these go to somebody else. */
async function goesWithLetter(tx: Transaction, { kind, entry, buyer }: Paper): Promise<boolean> {
  if (kind !== 'deposit' && entry?.kind !== 'refund') return false;
  if (!entry?.depositId) return kind === 'deposit';
  return (await tx.run(findPayer, [entry.depositId, buyer.email])).length > 0;
}

async function readOrder(tx: Transaction, row: OrderRow, isFinalDue: boolean) {
  const { id, status, stage } = row;
  const { entries: ledger, ...stands } = await ledgerOfQuote(tx, id);
  const isLoweredBy = toPence(stands.loweredBy);
  const price = sumPence([toPence(stands.price), isLoweredBy]);
  const counted = ledger.filter(({ isCounted }) => isCounted).reverse();
  const known = await tx.run<EntryRow>(readEntries, [counted.map((entry) => entry.id)]);
  const byId = new Map(known.map(({ entryId, ...entry }) => [entryId, entry]));
  const standing = await tx.run<StandingRow>(readStanding, [id]);
  return {
    quoteId: id,
    reference: row.reference,
    top: topOf(row),
    price,
    isLoweredBy,
    delivery: pence(price - toPence(row.total_price)),
    createdAt: row.created_at,
    wholeSince: row.whole_since,
    isOrder: stage !== null || status === 'completed',
    cancelledBecause: row.cancelled_because,
    isFinalDue,
    entries: counted.flatMap(({ amount, receivedAfter, ...entry }) => {
      const found = byId.get(entry.id);
      return found
        ? [{ ...entry, ...found, amount: toPence(amount), receivedAfter: toPence(receivedAfter) }]
        : [];
    }),
    invoices: standing.map(({ gross, vat, ...invoice }) => ({
      ...invoice,
      gross: pence(Number(gross)),
      vat: pence(Number(vat)),
    })),
  };
}

/** What the price of each does not tell; without staff's own words, as nobody is named in the lines of an invoice. */
const agreedBesides = (lines: OrderRow['snapshot']['lines']): string[] =>
  lines.flatMap(({ kind, amount }) => {
    if (kind !== 'adjustment' && kind !== 'trade') return [];
    const pennies = toPence(amount);
    const by = `${pennies < 0 ? 'less' : 'plus'} ${formatGbp(pence(Math.abs(pennies)))}`;
    return [kind === 'trade' ? `${by} at trade price` : `${by} as agreed`];
  });

/** 'Calacatta Gold Marble, 20mm, 1200 × 350 mm, Undermount Oval, Tap hole'. */
function topOf({ snapshot, length, width, quantity }: OrderRow): string {
  const { color, material, thickness, sinkType, cutouts } = snapshot;
  const each = priceOfEach(snapshot.lines);
  return [
    `${times(quantity)}${color.name} ${material.name}`,
    thickness.displayName,
    formatSize({ lengthMm: length, widthMm: width }),
    ...(sinkType ? [sinkType.name] : []),
    ...cutouts.map(({ name }) => name),
    ...(each === null ? [] : [`${formatGbp(each)} each`, ...agreedBesides(snapshot.lines)]),
  ].join(', ');
}
