import { formatDay, pence, proRata, sumPence, vatIn, vatLines, type Pence } from '@app/pricing';
import type { InvoiceKind, LedgerKind } from '@app/contracts';
import type { NewInvoiceLine } from './write-invoice';
import { londonDateOf } from '../../platform/clock/london-day';

export interface OrderEntry {
  id: string;
  kind: LedgerKind;
  amount: Pence;
  /** What the order had received in total after this entry. */
  receivedAfter: Pence;
  movedAt: Date;
  recordedAt: Date;
  correctsId: string | null;
  depositId: string | null;
  reason: string | null;
  isInvoiced: boolean;
}

interface StatedAmounts {
  number: string;
  gross: number;
  vat: number;
}

export interface IssuedInvoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  issuedAt: Date;
  entryId: string | null;
  depositId: string | null;
  gross: Pence;
  vat: Pence;
  /** The amounts as printed: on the invoice itself, then on each credit note for it. */
  statedAmounts: readonly StatedAmounts[];
}

interface ItemToInvoice {
  quoteId: string;
  reference: string;
  description: string;
  price: Pence;
}

export interface OrderToInvoice {
  reference: string;
  items: readonly ItemToInvoice[];
  price: Pence;
  delivery: Pence;
  createdAt: Date;
  /** When staff last requested refunded amounts again, which restored the price. */
  priceRestoredAt: Date | null;
  /** False if the whole order was cancelled. */
  isOrder: boolean;
  cancelledBecause: string | null;
  isFinalDue: boolean;
  entries: readonly OrderEntry[];
  invoices: readonly IssuedInvoice[];
}

export interface DueInvoice {
  kind: InvoiceKind;
  entry: OrderEntry | null;
  reason: string | null;
  lines: readonly NewInvoiceLine[];
}

const clamp = (amount: number, max: number): Pence => pence(Math.max(0, Math.min(amount, max)));

/** Until the final invoice, the invoiced total equals the paid amount. From then on it equals the price less refunds. */
export function planInvoices(order: OrderToInvoice, at: Date): DueInvoice[] {
  const { price, entries } = order;
  // Copies, because planning a credit note reduces the amounts of the invoice that it credits.
  const issued = order.invoices.map((invoice) => ({ ...invoice }));
  const due = creditCorrections(order, issued);
  const invoiced = sumPence(issued.map(({ gross }) => gross));
  const isFinal = order.isOrder && (order.isFinalDue || hasFinal(order));
  const received = clamp(sumOf(entries), price);
  const target = isFinal ? Math.max(received, price - priceReductionOf(order)) : received;
  const change = pence(target - invoiced);
  if (change < 0) due.push(...creditNote(order, issued, pence(0 - change), at));
  if (isFinal && (change > 0 || !hasFinal(order))) due.push(finalInvoice(order, issued, target));
  else if (change > 0) due.push(depositInvoice(order, change, at));
  return due;
}

const sumOf = (entries: readonly OrderEntry[]) => sumPence(entries.map(({ amount }) => amount));
const hasFinal = ({ invoices }: OrderToInvoice) => invoices.some(({ kind }) => kind === 'final');

/**
 * Refunds after the final invoice lower the price, unless staff request the amount again or it is paid again. A credit was never
 * invoiced, so its refund does not lower the price.
 */
export function priceReductionOf({
  price,
  createdAt,
  priceRestoredAt,
  entries,
  invoices,
}: OrderToInvoice): Pence {
  const firstFinal = invoices.find(({ kind }) => kind === 'final');
  if (!firstFinal) return pence(0);
  const since = Math.max(firstFinal.issuedAt.getTime(), createdAt.getTime(), priceRestoredAt?.getTime() ?? 0);
  let refunded = 0;
  for (const { kind, amount, receivedAfter, recordedAt } of entries) {
    // A chargeback does not lower the price: the customer still owes the amount.
    if (amount >= 0 || kind === 'correction' || kind === 'chargeback' || recordedAt.getTime() <= since)
      continue;
    const creditPart = Math.max(0, receivedAfter - amount - (price - refunded));
    refunded += Math.max(0, 0 - amount - creditPart);
  }
  return clamp(Math.min(refunded, price - sumOf(entries)), price);
}

/** What a line is about: a top, or the whole order. */
type Subject = Pick<ItemToInvoice, 'reference'> & Partial<Pick<ItemToInvoice, 'quoteId'>>;

interface LineContent {
  gross: number;
  vat: number;
  description: string;
  creditsId?: string;
}

const toLine = (
  { quoteId, reference }: Subject,
  { gross, vat, description, creditsId }: LineContent,
): NewInvoiceLine => ({
  quoteId: quoteId ?? null,
  reference,
  creditsId: creditsId ?? null,
  description,
  net: pence(gross - vat),
  vat: pence(vat),
  gross: pence(gross),
});

const findLatestUninvoiced = (entries: readonly OrderEntry[], isWanted: (entry: OrderEntry) => boolean) =>
  entries.findLast((entry) => !entry.isInvoiced && isWanted(entry)) ?? null;

const isCorrectedAt =
  (at: Date) =>
  ({ kind, recordedAt }: OrderEntry): boolean =>
    kind === 'correction' && recordedAt.getTime() === at.getTime();

function depositInvoice(order: OrderToInvoice, gross: Pence, at: Date): DueInvoice {
  const correctedIds = new Set(order.entries.map(({ correctsId }) => correctsId));
  const idsCorrectedNow = new Set(
    order.entries.filter(isCorrectedAt(at)).map(({ correctsId }) => correctsId),
  );
  const isRefundUndone = order.entries.some(({ id, amount }) => amount < 0 && idsCorrectedNow.has(id));
  return {
    kind: 'deposit',
    entry: isRefundUndone
      ? null
      : findLatestUninvoiced(order.entries, ({ kind, id }) => kind === 'payment' && !correctedIds.has(id)),
    reason: null,
    lines: isRefundUndone
      ? [toLine(order, { gross, vat: vatIn(gross), description: text.refundUndone(describeTops(order)) })]
      : depositLines(order, gross),
  };
}

const describeTops = ({ items }: OrderToInvoice) =>
  items.length === 1 ? (items[0]?.description ?? '') : `${items.length} vanity tops`;

const linePricesOf = (order: OrderToInvoice) => [
  ...order.items.map((item) => ({ subject: item, price: item.price, description: item.description })),
  { subject: { reference: order.reference }, price: order.delivery, description: text.delivery },
];

function depositLines(order: OrderToInvoice, gross: Pence): NewInvoiceLine[] {
  const parts = linePricesOf(order);
  const prices = parts.map(({ price }) => price);
  if (sumPence(prices) === 0)
    return [toLine(order, { gross, vat: vatIn(gross), description: text.deposit(describeTops(order)) })];
  const amounts = vatLines(proRata(prices, gross));
  return parts.flatMap(({ subject, description }, index) => {
    const amount = amounts[index];
    if (!amount || amount.gross <= 0) return [];
    return [
      toLine(subject, { gross: amount.gross, vat: amount.vat, description: text.deposit(description) }),
    ];
  });
}

/** The whole price less earlier invoices, so that the VAT of all invoices adds up to the VAT of the price. */
function finalInvoice(order: OrderToInvoice, issued: readonly IssuedInvoice[], target: number): DueInvoice {
  const { price } = order;
  const parts = linePricesOf(order);
  const amounts = vatLines(parts.map((part) => part.price));
  const lines = [
    ...parts.map((part, index) =>
      toLine(part.subject, {
        gross: part.price,
        vat: amounts[index]?.vat ?? 0,
        description: part.description,
      }),
    ),
    ...issued
      .filter(({ gross, vat }) => gross !== 0 || vat !== 0)
      .flatMap((invoice) => deductionLines(order, invoice)),
    toLine(order, {
      gross: target - price,
      vat: vatIn(pence(target)) - vatIn(price),
      description: text.creditedForRefund,
    }),
  ];
  return {
    kind: 'final',
    entry: null,
    reason: null,
    lines: lines.filter(({ gross, vat }) => gross !== 0 || vat !== 0),
  };
}

/** Deducts an earlier invoice. Its credit notes are added back. */
function deductionLines(
  order: OrderToInvoice,
  { kind, number, statedAmounts, gross, vat }: IssuedInvoice,
): NewInvoiceLine[] {
  const statedGross = sumNumbers(statedAmounts.map((stated) => stated.gross));
  const statedVat = sumNumbers(statedAmounts.map((stated) => stated.vat));
  return [
    ...statedAmounts.map((stated) =>
      toLine(order, {
        gross: 0 - stated.gross,
        vat: 0 - stated.vat,
        description: stated.number === number ? text.less(kind, number) : text.credited(stated.number),
      }),
    ),
    // A credit note that is issued together with the final invoice has no number yet.
    toLine(order, { gross: statedGross - gross, vat: statedVat - vat, description: text.creditedNow }),
  ];
}

const sumNumbers = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Credits up to `max` of an invoice. If that is all that is left of it, all remaining VAT is credited too. */
function creditLine(order: OrderToInvoice, from: IssuedInvoice, max: Pence, reason: string): NewInvoiceLine {
  const amount = clamp(max, from.gross);
  const vat = amount === from.gross ? from.vat : clamp(vatIn(amount), from.vat);
  from.gross = pence(from.gross - amount);
  from.vat = pence(from.vat - vat);
  return toLine(order, {
    gross: 0 - amount,
    vat: 0 - vat,
    description: text.credit(from.number, from.issuedAt, reason),
    creditsId: from.id,
  });
}

function creditCorrections(order: OrderToInvoice, issued: readonly IssuedInvoice[]): DueInvoice[] {
  return order.entries.flatMap((entry) => {
    const correctedInvoice = issued.find(
      ({ entryId, gross }) => entryId !== null && entryId === entry.correctsId && gross > 0,
    );
    if (!correctedInvoice) return [];
    const lines = [creditLine(order, correctedInvoice, correctedInvoice.gross, text.undone)];
    return [{ kind: 'credit-note', entry, reason: null, lines }];
  });
}

/** The part of a refund that was invoiced. An amount above the price was never invoiced. */
const invoicedPartOf = ({ amount, receivedAfter }: OrderEntry, price: Pence): number =>
  Math.max(0, 0 - amount - Math.max(0, receivedAfter - amount - price));

/**
 * Credits the final invoice first, then the invoice of the same payment, then the latest invoices. A refund and a lower price get
 * separate lines.
 */
function creditNote(
  order: OrderToInvoice,
  issued: readonly IssuedInvoice[],
  amount: Pence,
  at: Date,
): DueInvoice[] {
  const isRecordedNow = ({ recordedAt }: OrderEntry) => recordedAt.getTime() === at.getTime();
  const entry = findLatestUninvoiced(
    order.entries,
    (each) => isRecordedNow(each) && each.kind !== 'correction' && invoicedPartOf(each, order.price) > 0,
  );
  const refunded = clamp(entry ? invoicedPartOf(entry, order.price) : 0, amount);
  const isUndone = order.entries.some(isCorrectedAt(at));
  const reasonOfChange = order.isOrder ? text.priceLowered : text.ended;
  const otherReason = isUndone ? text.undone : reasonOfChange;
  const rank = ({ kind, depositId }: IssuedInvoice) => {
    if (kind === 'final') return 0;
    return depositId !== null && depositId === entry?.depositId ? 1 : 2;
  };
  const ranked = issued.toReversed().sort((one, other) => rank(one) - rank(other));
  const lines = [
    { part: pence(amount - refunded), reason: otherReason },
    { part: refunded, reason: entry?.kind === 'chargeback' ? text.chargedBack : text.refunded },
  ].flatMap(({ part, reason }) => {
    let remaining: number = part;
    return ranked.flatMap((invoice) => {
      if (remaining <= 0 || invoice.gross <= 0) return [];
      const credited = creditLine(order, invoice, pence(remaining), reason);
      remaining += credited.gross;
      return [credited];
    });
  });
  const reason = entry?.reason ?? (order.isOrder ? null : order.cancelledBecause);
  return lines.length ? [{ kind: 'credit-note', entry, reason, lines }] : [];
}

export const taxPointOf = ({ entry }: Pick<DueInvoice, 'entry'>, at: Date): string =>
  londonDateOf(entry?.movedAt ?? at);

const kindNames: Record<InvoiceKind, string> = {
  deposit: 'deposit invoice',
  final: 'invoice',
  'credit-note': 'credit note',
};

const text = {
  deposit: (what: string) => `Deposit towards ${what === text.delivery ? 'delivery' : what}`,
  refundUndone: (what: string) => `Still paid for ${what}: it was not refunded after all`,
  delivery: 'Delivery',
  less: (kind: InvoiceKind, number: string) => `Less ${kindNames[kind]} ${number}`,
  credited: (number: string) => `Plus what credit note ${number} took off it`,
  creditedNow: 'Plus what a credit note of today takes off it',
  creditedForRefund: 'Less what was credited when money was refunded',
  credit: (number: string, issuedAt: Date, reason: string) =>
    `Credit of ${number} of ${formatDay(issuedAt)}: ${reason}`,
  undone: 'the payment was recorded by mistake',
  refunded: 'money was refunded',
  chargedBack: 'the bank took the payment back',
  priceLowered: 'the price is lower now',
  ended: 'the order has ended',
};
