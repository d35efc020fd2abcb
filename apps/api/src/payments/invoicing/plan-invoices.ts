import { formatDay, pence, proRata, sumPence, vatIn, vatLines, type Pence } from '@app/pricing';
import type { InvoiceKind, LedgerKind } from '@app/contracts';
import type { NewInvoiceLine } from '../../invoices';
import { londonDateOf } from '../../platform/clock/london-day';

/** A movement of money that counts for an order. */
export interface OrderEntry {
  id: string;
  kind: LedgerKind;
  amount: Pence;
  receivedAfter: Pence;
  movedAt: Date;
  recordedAt: Date;
  correctsId: string | null;
  depositId: string | null;
  /** Why it was given back, as the customer may read it; a note for staff is none. */
  reason: string | null;
  isInvoiced: boolean;
  /** It belongs to a payment of before invoices were issued here. */
  isEarlier: boolean;
}

interface Stated {
  number: string;
  gross: number;
  vat: number;
}

/** An invoice on an order, as far as it was not credited. */
export interface StandingInvoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  issuedAt: Date;
  entryId: string | null;
  depositId: string | null;
  gross: Pence;
  vat: Pence;
  /** What it stated itself, then what each credit note took off it. */
  parts: readonly Stated[];
}

/** One top of an order, or several equal ones. */
export interface ItemToInvoice {
  quoteId: string;
  reference: string;
  description: string;
  /** Of one that was cancelled, what is kept of it. */
  price: Pence;
}

export interface OrderToInvoice {
  reference: string;
  items: readonly ItemToInvoice[];
  /** Of all items and delivery. */
  price: Pence;
  delivery: Pence;
  /** When the last of its prices was made. */
  createdAt: Date;
  /** Staff asked for what had been given back by then. */
  wholeSince: Date | null;
  isOrder: boolean;
  cancelledBecause: string | null;
  isFinalDue: boolean;
  entries: readonly OrderEntry[];
  invoices: readonly StandingInvoice[];
}

export interface DueInvoice {
  kind: InvoiceKind;
  entry: OrderEntry | null;
  reason: string | null;
  lines: readonly NewInvoiceLine[];
}

/** What stands on an order while its papers are planned; what was invoiced elsewhere before. */
interface Account {
  standing: StandingInvoice[];
  earlier: Pence;
}

const within = (amount: number, most: number): Pence => pence(Math.max(0, Math.min(amount, most)));

/** So that what is invoiced is, before the final invoice, what was paid, and afterwards the price less what was given back. */
export function planInvoices(order: OrderToInvoice, at: Date): DueInvoice[] {
  const { price, entries } = order;
  const earlier = within(sumOf(entries.filter(({ isEarlier }) => isEarlier)), price);
  const standing = order.invoices.map((invoice) => ({ ...invoice }));
  const account = { standing, earlier };
  const due = creditUndone(order, account);
  const invoiced = pence(earlier + sumPence(standing.map(({ gross }) => gross)));
  const isFinal = order.isOrder && (order.isFinalDue || hasFinal(order));
  const received = within(sumOf(entries), price);
  const target = isFinal ? Math.max(received, price - loweredBy(order)) : received;
  const change = pence(target - invoiced);
  if (change < 0) due.push(...credit(order, account, pence(0 - change), at));
  if (isFinal && (change > 0 || !hasFinal(order))) due.push(finalInvoice(order, account, target));
  else if (change > 0) due.push(depositInvoice(order, change, at));
  return due;
}

const sumOf = (entries: readonly OrderEntry[]) => sumPence(entries.map(({ amount }) => amount));
const hasFinal = ({ invoices }: OrderToInvoice) => invoices.some(({ kind }) => kind === 'final');

/**
 * What was given back since the whole price was invoiced: it is off the price, unless staff ask for it again, or it comes
 * in again. What had come in above the price was never invoiced, and giving it back takes nothing off.
 */
export function loweredBy({ price, createdAt, wholeSince, entries, invoices }: OrderToInvoice): Pence {
  const first = invoices.find(({ kind }) => kind === 'final');
  if (!first) return pence(0);
  const since = Math.max(first.issuedAt.getTime(), createdAt.getTime(), wholeSince?.getTime() ?? 0);
  let back = 0;
  for (const { kind, amount, receivedAfter, recordedAt } of entries) {
    if (amount >= 0 || kind === 'correction' || recordedAt.getTime() <= since) continue;
    const above = Math.max(0, receivedAfter - amount - (price - back));
    back += Math.max(0, 0 - amount - above);
  }
  return within(Math.min(back, price - sumOf(entries)), price);
}

/** A top, or the order as a whole. */
type Subject = Pick<ItemToInvoice, 'reference'> & Partial<Pick<ItemToInvoice, 'quoteId'>>;

const line = (
  { quoteId, reference }: Subject,
  gross: number,
  vat: number,
  description: string,
  creditsId: string | null = null,
): NewInvoiceLine => ({
  quoteId: quoteId ?? null,
  reference,
  creditsId,
  description,
  net: pence(gross - vat),
  vat: pence(vat),
  gross: pence(gross),
});

const latest = (entries: readonly OrderEntry[], isWanted: (entry: OrderEntry) => boolean) =>
  entries.findLast((entry) => !entry.isInvoiced && !entry.isEarlier && isWanted(entry)) ?? null;

const isCorrectedAt =
  (at: Date) =>
  ({ kind, recordedAt }: OrderEntry): boolean =>
    kind === 'correction' && recordedAt.getTime() === at.getTime();

function depositInvoice(order: OrderToInvoice, gross: Pence, at: Date): DueInvoice {
  const undone = new Set(order.entries.map(({ correctsId }) => correctsId));
  const corrected = new Set(order.entries.filter(isCorrectedAt(at)).map(({ correctsId }) => correctsId));
  const wasKept = order.entries.some(({ id, amount }) => amount < 0 && corrected.has(id));
  return {
    kind: 'deposit',
    entry: wasKept ? null : latest(order.entries, ({ kind, id }) => kind === 'payment' && !undone.has(id)),
    reason: null,
    lines: wasKept
      ? [line(order, gross, vatIn(gross), text.kept(topsOf(order)))]
      : depositLines(order, gross),
  };
}

const topsOf = ({ items }: OrderToInvoice) =>
  items.length === 1 ? (items[0]?.description ?? '') : `${items.length} vanity tops`;

/** What the price is made of: each top, then delivery. */
const partsOf = (order: OrderToInvoice) => [
  ...order.items.map((item) => ({ subject: item, price: item.price, description: item.description })),
  { subject: { reference: order.reference }, price: order.delivery, description: text.delivery },
];

/** What is paid of each top, and of the delivery, in proportion to what they cost. */
function depositLines(order: OrderToInvoice, gross: Pence): NewInvoiceLine[] {
  const parts = partsOf(order);
  const prices = parts.map(({ price }) => price);
  if (sumPence(prices) === 0) return [line(order, gross, vatIn(gross), text.deposit(topsOf(order)))];
  const amounts = vatLines(proRata(prices, gross));
  return parts.flatMap(({ subject, description }, index) => {
    const amount = amounts[index];
    return amount && amount.gross > 0
      ? [line(subject, amount.gross, amount.vat, text.deposit(description))]
      : [];
  });
}

const sumOfPart = (parts: readonly Stated[], part: 'gross' | 'vat') =>
  parts.reduce((sum, stated) => sum + stated[part], 0);

/** The whole price, less what earlier invoices stated: so the VAT of all together is that of the price. */
function finalInvoice(order: OrderToInvoice, { standing, earlier }: Account, target: number): DueInvoice {
  const { price } = order;
  const parts = partsOf(order);
  const amounts = vatLines(parts.map((part) => part.price));
  const back = price - target;
  const takenOff = ({ kind, number, parts, gross, vat }: StandingInvoice) => [
    ...parts.map((part) =>
      line(
        order,
        0 - part.gross,
        0 - part.vat,
        part.number === number ? text.less(kind, number) : text.credited(part.number),
      ),
    ),
    // A credit note that is issued together with this invoice has no number yet.
    line(order, sumOfPart(parts, 'gross') - gross, sumOfPart(parts, 'vat') - vat, text.creditedNow),
  ];
  const lines = [
    ...parts.map((part, index) => line(part.subject, part.price, amounts[index]?.vat ?? 0, part.description)),
    line(order, 0 - earlier, 0 - vatIn(earlier), text.earlier),
    ...standing.filter(({ gross, vat }) => gross !== 0 || vat !== 0).flatMap(takenOff),
    line(order, -back, vatIn(pence(target)) - vatIn(price), text.givenBack),
  ];
  return {
    kind: 'final',
    entry: null,
    reason: null,
    lines: lines.filter(({ gross, vat }) => gross !== 0 || vat !== 0),
  };
}

/** Takes an amount off one of the invoices, and says so in a line; of the last of it, the VAT is what is left. */
function take(order: OrderToInvoice, from: StandingInvoice, most: Pence, reason: string): NewInvoiceLine {
  const amount = within(most, from.gross);
  const vat = amount === from.gross ? from.vat : within(vatIn(amount), from.vat);
  from.gross = pence(from.gross - amount);
  from.vat = pence(from.vat - vat);
  return line(order, 0 - amount, 0 - vat, text.credit(from.number, from.issuedAt, reason), from.id);
}

/** Nothing was paid where a payment was recorded by mistake: its invoice is credited, whatever is due besides. */
function creditUndone(order: OrderToInvoice, account: Account): DueInvoice[] {
  return order.entries.flatMap((entry) => {
    const of = account.standing.find(
      ({ entryId, gross }) => entryId !== null && entryId === entry.correctsId && gross > 0,
    );
    if (!of) return [];
    const lines = [take(order, of, of.gross, text.undone)];
    return [{ kind: 'credit-note', entry, reason: null, lines }];
  });
}

/** What of a movement took off what is due: what had come in above the price was never invoiced. */
const takenOffBy = ({ amount, receivedAfter }: OrderEntry, price: Pence): number =>
  Math.max(0, 0 - amount - Math.max(0, receivedAfter - amount - price));

/**
 * The final invoice is credited first, as it is for the whole price; then those of the same payment, then the latest. What
 * was just given back is kept apart from what is no longer owed for another reason.
 */
function credit(order: OrderToInvoice, { standing }: Account, amount: Pence, at: Date): DueInvoice[] {
  const isNow = ({ recordedAt }: OrderEntry) => recordedAt.getTime() === at.getTime();
  const entry = latest(
    order.entries,
    (each) => isNow(each) && each.kind !== 'correction' && takenOffBy(each, order.price) > 0,
  );
  const back = within(entry ? takenOffBy(entry, order.price) : 0, amount);
  const isUndone = order.entries.some(isCorrectedAt(at));
  const otherwise = isUndone ? text.undone : order.isOrder ? text.priceLowered : text.ended;
  const rank = ({ kind, depositId }: StandingInvoice) => {
    if (kind === 'final') return 0;
    return depositId !== null && depositId === entry?.depositId ? 1 : 2;
  };
  const ranked = standing.toReversed().sort((one, other) => rank(one) - rank(other));
  const lines = [
    { part: pence(amount - back), words: otherwise },
    { part: back, words: entry?.kind === 'chargeback' ? text.chargedBack : text.refunded },
  ].flatMap(({ part, words }) => {
    let left: number = part;
    return ranked.flatMap((invoice) => {
      if (left <= 0 || invoice.gross <= 0) return [];
      const taken = take(order, invoice, pence(left), words);
      left += taken.gross;
      return [taken];
    });
  });
  const reason = entry?.reason ?? (order.isOrder ? null : order.cancelledBecause);
  return lines.length ? [{ kind: 'credit-note', entry, reason, lines }] : [];
}

/** The day on which the VAT of an invoice is due: when the money moved, or when it is issued. */
export const taxPointOf = ({ entry }: Pick<DueInvoice, 'entry'>, at: Date): string =>
  londonDateOf(entry?.movedAt ?? at);

const kinds: Record<InvoiceKind, string> = {
  deposit: 'deposit invoice',
  final: 'invoice',
  'credit-note': 'credit note',
};

const text = {
  deposit: (what: string) => `Deposit towards ${what === text.delivery ? 'delivery' : what}`,
  kept: (what: string) => `Still paid for ${what}: it was not given back after all`,
  delivery: 'Delivery',
  earlier: 'Less what was paid and invoiced before',
  less: (kind: InvoiceKind, number: string) => `Less ${kinds[kind]} ${number}`,
  credited: (number: string) => `Plus what credit note ${number} took off it`,
  creditedNow: 'Plus what a credit note of today takes off it',
  givenBack: 'Less what was credited when money was given back',
  credit: (number: string, issuedAt: Date, reason: string) =>
    `Credit of ${number} of ${formatDay(issuedAt)}: ${reason}`,
  undone: 'the payment was recorded by mistake',
  refunded: 'money was given back',
  chargedBack: 'the bank took the payment back',
  priceLowered: 'the price is lower now',
  ended: 'the order has ended',
};
