import fc from 'fast-check';
import { pence, sumPence, vatIn } from '@app/pricing';
import {
  type DueInvoice,
  type OrderEntry,
  type OrderToInvoice,
  planInvoices,
  type IssuedInvoice,
} from './plan-invoices';

/** An order whose due invoices are issued step by step; each change takes a minute. */
function anOrder(price = 47_700) {
  const top = { quoteId: 'quote', reference: 'VT-26-00412', description: 'Calacatta Gold, 20mm' };
  const pricesOf = (price: number, delivery: number) => ({
    items: [{ ...top, price: pence(price - delivery) }],
    price: pence(price),
    delivery: pence(delivery),
  });
  let order: OrderToInvoice = {
    reference: 'OR-26-00031',
    ...pricesOf(price, 0),
    createdAt: new Date(0),
    priceRestoredAt: null,
    isOrder: true,
    cancelledBecause: null,
    isFinalDue: false,
    entries: [],
    invoices: [],
  };
  const issued: DueInvoice[] = [];
  let minutes = 0;
  const now = () => new Date(60_000 * minutes);
  const received = () => sumPence(order.entries.map(({ amount }) => amount));

  function recordInvoice(due: DueInvoice): void {
    issued.push(due);
    const { kind, entry, lines } = due;
    const entryId = entry?.id ?? null;
    const id = String(issued.length);
    const number = `${kind}-${id}`;
    const entries = order.entries.map((each) => (each.id === entryId ? { ...each, isInvoiced: true } : each));
    const invoices = order.invoices.map((invoice): IssuedInvoice => {
      const creditLines = lines.filter(({ creditsId }) => creditsId === invoice.id);
      const rest = (part: 'gross' | 'vat') =>
        sumPence([invoice[part], ...creditLines.map((line) => line[part])]);
      const parts = creditLines.length
        ? [...invoice.statedAmounts, { number, ...sumsOf(creditLines) }]
        : invoice.statedAmounts;
      return { ...invoice, gross: rest('gross'), vat: rest('vat'), statedAmounts: parts };
    });
    const sums = sumsOf(lines);
    const depositId = entry?.depositId ?? null;
    const invoicedTotal = { id, kind, number, issuedAt: now(), entryId, depositId };
    if (kind !== 'credit-note')
      invoices.push({ ...invoicedTotal, ...sums, statedAmounts: [{ number, ...sums }] });
    order = { ...order, entries, invoices };
  }
  const issue = () => {
    const due = planInvoices(order, now());
    due.forEach(recordInvoice);
    return due;
  };
  const addEntry = (amount: number, changes: Partial<OrderEntry> = {}) => {
    minutes += 1;
    const entry: OrderEntry = {
      id: `e${order.entries.length}`,
      kind: amount > 0 ? 'payment' : 'refund',
      amount: pence(amount),
      receivedAfter: pence(received() + amount),
      movedAt: now(),
      recordedAt: now(),
      correctsId: null,
      depositId: null,
      reason: null,
      isInvoiced: false,
      ...changes,
    };
    order = { ...order, entries: [...order.entries, entry] };
    return entry;
  };
  const changeOrder = (changes: Partial<OrderToInvoice>) => {
    minutes += 1;
    const next = { ...order, ...changes };
    order = { ...next, ...pricesOf(next.price, next.delivery) };
  };
  return { papers: issued, issue, move: addEntry, change: changeOrder, received, now, get: () => order };
}
const sumsOf = (lines: DueInvoice['lines']) => ({
  gross: sumPence(lines.map(({ gross }) => gross)),
  vat: sumPence(lines.map(({ vat }) => vat)),
});
type Order = ReturnType<typeof anOrder>;

const grossOf = ({ lines }: Pick<DueInvoice, 'lines'>) => sumPence(lines.map(({ gross }) => gross));
const kindsAndAmounts = (issued: readonly DueInvoice[]) =>
  issued.map((paper) => [paper.kind, grossOf(paper)]);
const vatOf = (issued: readonly DueInvoice[]) =>
  sumPence(issued.flatMap(({ lines }) => lines.map(({ vat }) => vat)));

it('invoices a deposit when it is paid, and finally the price less the deposit', () => {
  const order = anOrder();
  order.move(4_770);
  expect(kindsAndAmounts(order.issue())).toEqual([['deposit', 4_770]]);
  order.change({ isFinalDue: true });
  const [final] = order.issue();
  expect(final?.lines.map(({ description, net, vat, gross }) => [description, net, vat, gross])).toEqual([
    ['Calacatta Gold, 20mm', 39_750, 7_950, 47_700],
    ['Less deposit invoice deposit-1', -3_975, -795, -4_770],
  ]);
  order.move(42_930);
  expect(order.issue()).toEqual([]);
});

it('splits a deposit between top and delivery', () => {
  const order = anOrder(46_100);
  order.change({ delivery: pence(3_500) });
  order.move(4_610);
  const [deposit] = order.issue();
  expect(deposit?.lines.map(({ description, vat, gross }) => [description, vat, gross])).toEqual([
    ['Deposit towards Calacatta Gold, 20mm', 710, 4_260],
    ['Deposit towards delivery', 58, 350],
  ]);
  order.change({ isFinalDue: true });
  expect(order.issue().map(grossOf)).toEqual([41_490]);
});

it.each([
  ['£212.96', 21_296, 3_549],
  ['£1.00', 100, 17],
  ['£0.01', 1, 0],
])('includes one sixth of a deposit of %s as VAT, for any earlier invoices', (_, amount, vat) => {
  for (const before of [1, 2, 3, 4, 5, 100, 4_771]) {
    const order = anOrder(100_000);
    order.move(before);
    order.issue();
    order.move(amount);
    const [invoice] = order.issue();
    expect({ before, vat: vatOf(invoice ? [invoice] : []) }).toEqual({ before, vat });
    order.change({ isFinalDue: true });
    const [final] = order.issue();
    expect(final?.lines.slice(1).map((line) => line.vat)).toEqual([
      0 - vatIn(pence(before)) || 0,
      0 - vat || 0,
    ]);
    expect(vatOf(order.papers)).toBe(vatIn(pence(100_000)));
  }
});

it('includes one sixth of each credit as VAT, and leaves no VAT on a fully credited invoice', () => {
  const order = anOrder(1_000);
  order.move(12);
  order.issue();
  const credited = [-4, -4, -4].map((amount) => {
    order.move(amount);
    return vatOf(order.issue());
  });
  expect(credited).toEqual([-1, -1, 0]);
});

it('credits a refund against the invoice of the same payment', () => {
  const order = anOrder();
  order.move(4_770, { depositId: 'card' });
  order.issue();
  order.move(10_000);
  order.issue();
  order.move(-2_000, { depositId: 'card' });
  expect(order.issue()).toMatchObject([
    { kind: 'credit-note', entry: { id: 'e2' }, lines: [{ creditsId: '1', gross: -2_000, vat: -333 }] },
  ]);
  order.move(-2_770, { depositId: 'card' });
  order.issue();
  expect(order.get().invoices).toMatchObject([{ gross: 0, vat: 0 }, { gross: 10_000 }]);
});

it('credits the final invoice first, then earlier ones, with the reason', () => {
  const order = anOrder();
  order.move(4_770, { depositId: 'card' });
  order.issue();
  order.change({ isFinalDue: true });
  order.issue();
  order.move(42_930);
  order.move(-1_000, { depositId: 'card', reason: 'A chipped edge' });
  expect(order.issue()).toMatchObject([
    { kind: 'credit-note', reason: 'A chipped edge', lines: [{ creditsId: '2', gross: -1_000 }] },
  ]);
  order.change({ isOrder: false, cancelledBecause: 'Moving house' });
  order.move(-46_700, { depositId: 'card', reason: 'All of it' });
  expect(order.issue()).toMatchObject([
    {
      reason: 'All of it',
      lines: [
        { creditsId: '2', gross: -41_930 },
        { creditsId: '1', gross: -4_770 },
      ],
    },
  ]);
});

it('uses the reason of the cancellation if nothing was paid', () => {
  const order = anOrder();
  order.change({ isFinalDue: true });
  order.issue();
  order.change({ isFinalDue: false, isOrder: false, cancelledBecause: 'Moving house' });
  expect(order.issue()).toMatchObject([{ kind: 'credit-note', reason: 'Moving house' }]);
});

it('does not invoice a credit, and issues no credit note for its refund', () => {
  const order = anOrder(1_000);
  order.move(1_010);
  expect(kindsAndAmounts(order.issue())).toEqual([['deposit', 1_000]]);
  order.move(-10);
  expect(order.issue()).toEqual([]);
  order.move(-50);
  expect(kindsAndAmounts(order.issue())).toEqual([['credit-note', -50]]);
});

const describeLines = (due: readonly DueInvoice[]) =>
  due.flatMap(({ kind, reason, lines }) =>
    lines.map(({ description, gross }) => [kind, description.replace(/^Credit of .*: /, ''), gross, reason]),
  );

it('names a lower price as the reason, even after a refunded credit', () => {
  const order = anOrder(29_400);
  order.move(29_400);
  order.issue();
  order.move(1_000);
  order.move(-1_000);
  expect(order.issue()).toEqual([]);
  order.change({ price: pence(25_480) });
  const due = order.issue();
  expect(describeLines(due)).toEqual([['credit-note', 'the price is lower now', -3_920, null]]);
  expect(due[0]?.entry).toBeNull();
});

it('names a lower price as the reason if the resulting credit is refunded first', () => {
  const order = anOrder(29_400);
  order.move(29_400);
  order.issue();
  order.change({ price: pence(25_480) });
  order.move(-3_920);
  expect(describeLines(order.issue())).toEqual([['credit-note', 'the price is lower now', -3_920, null]]);
});

it('has separate lines for the refund and the unpaid rest of a cancelled order', () => {
  const order = anOrder(29_400);
  order.move(9_800);
  order.issue();
  order.change({ isFinalDue: true });
  order.issue();
  order.change({ isFinalDue: false, isOrder: false, cancelledBecause: 'Moving house' });
  order.move(-5_654);
  expect(describeLines(order.issue())).toEqual([
    ['credit-note', 'the order has ended', -19_600, 'Moving house'],
    ['credit-note', 'money was refunded', -5_654, 'Moving house'],
  ]);
});

it('repeats the amounts of each earlier document on the final invoice', () => {
  const order = anOrder();
  order.move(6_750);
  order.issue();
  order.move(-509);
  order.issue();
  order.change({ isFinalDue: true });
  expect(describeLines(order.issue())).toEqual([
    ['final', 'Calacatta Gold, 20mm', 47_700, null],
    ['final', 'Less deposit invoice deposit-1', -6_750, null],
    ['final', 'Plus what credit note credit-note-2 took off it', 509, null],
  ]);
});

it('credits a payment recorded by mistake, and invoices it again after the final invoice', () => {
  const order = anOrder(1_000);
  const paid = order.move(300);
  order.issue();
  order.change({ isFinalDue: true });
  order.issue();
  order.move(-300, { kind: 'correction', correctsId: paid.id });
  expect(kindsAndAmounts(order.issue())).toEqual([
    ['credit-note', -300],
    ['final', 300],
  ]);
});

it('describes an undone refund as still paid, not as a deposit', () => {
  const order = anOrder(1_000);
  order.move(300);
  order.issue();
  order.change({ isOrder: false, cancelledBecause: 'Moving house' });
  const back = order.move(-200);
  order.issue();
  order.move(200, { kind: 'correction', correctsId: back.id });
  const due = order.issue();
  expect(describeLines(due)).toEqual([
    ['deposit', 'Still paid for Calacatta Gold, 20mm: it was not refunded after all', 200, null],
  ]);
  expect(due[0]?.entry).toBeNull();
});

it('does not refer to an undone payment on a later invoice', () => {
  const order = anOrder(100);
  order.change({ isFinalDue: true });
  order.issue();
  const mistaken = order.move(1);
  order.change({ isFinalDue: false, isOrder: false });
  order.issue();
  order.move(101);
  order.move(-1, { kind: 'correction', correctsId: mistaken.id });
  order.issue();
  order.change({ price: pence(10_000) });
  order.issue();
  expect(order.issue()).toEqual([]);
});

it('does not invoice an amount again that was refunded after the final invoice', () => {
  const order = anOrder(1_000);
  order.change({ isFinalDue: true });
  order.issue();
  order.move(1_000);
  order.issue();
  order.move(-50);
  expect(kindsAndAmounts(order.issue())).toEqual([['credit-note', -50]]);
  expect(order.issue()).toEqual([]);
});

it('invoices a refunded amount again once staff request it', () => {
  const order = anOrder(1_000);
  order.change({ isFinalDue: true });
  order.issue();
  order.move(1_000);
  order.move(-50);
  order.issue();
  order.change({ priceRestoredAt: new Date(60_000 * 10) });
  expect(kindsAndAmounts(order.issue())).toEqual([['final', 50]]);
  expect(order.issue()).toEqual([]);
});

it('credits the unpaid part of the invoices once the order has ended', () => {
  const order = anOrder(1_000);
  order.move(100);
  order.issue();
  order.change({ isFinalDue: true });
  order.issue();
  order.change({ isFinalDue: false, isOrder: false });
  expect(kindsAndAmounts(order.issue())).toEqual([['credit-note', -900]]);
  order.change({ isOrder: true });
  expect(kindsAndAmounts(order.issue())).toEqual([['final', 900]]);
});

it('invoices a higher agreed price, and credits a lower one', () => {
  for (const [price, expected] of [
    [1_200, [['final', 200]]],
    [800, [['credit-note', -200]]],
  ] as const) {
    const order = anOrder(1_000);
    order.change({ isFinalDue: true });
    order.issue();
    order.change({ price: pence(price) });
    expect(kindsAndAmounts(order.issue())).toEqual(expected);
  }
});

const actions = ['pay', 'pay', 'refund', 'undo', 'final', 'revise', 'end', 'resume'] as const;
const histories = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: 60_000 })), { maxLength: 14 });

function runAction(order: Order, action: (typeof actions)[number], number: number): void {
  const { entries } = order.get();
  if (action === 'pay') order.move(1 + number);
  if (action === 'refund' && order.received() > 0) order.move(-1 - (number % order.received()));
  if (action === 'undo') {
    const isUndone = (id: string) => entries.some(({ correctsId }) => correctsId === id);
    const entry = entries.find(({ kind, id }) => kind === 'payment' && !isUndone(id));
    if (entry && entry.amount <= order.received())
      order.move(0 - entry.amount, { kind: 'correction', correctsId: entry.id });
  }
  if (action === 'final') order.change({ isFinalDue: true });
  if (action === 'revise') order.change({ price: pence(10_000 + number), createdAt: order.now() });
  if (action === 'end') order.change({ isOrder: false });
  if (action === 'resume') order.change({ isOrder: true });
}

/** Checks what must be true for every order at any time. */
function expectInvariants(order: Order, due: readonly DueInvoice[]): void {
  const { price, isOrder, invoices } = order.get();
  const invoicedTotal = sumPence(invoices.map(({ gross }) => gross));
  const paid = pence(Math.max(0, Math.min(order.received(), price)));
  const isFinal = invoices.some(({ kind }) => kind === 'final');
  // At least the paid amount is invoiced, and at most the price.
  expect(invoicedTotal).toBeGreaterThanOrEqual(paid);
  expect(invoicedTotal).toBeLessThanOrEqual(price);
  if (!isFinal || !isOrder) expect(invoicedTotal).toBe(paid);
  expect(sumPence(order.papers.map(grossOf))).toBe(invoicedTotal);
  // No invoice is credited below £0, and a fully credited deposit has no VAT left.
  for (const { kind, gross, vat } of invoices) {
    expect(gross).toBeGreaterThanOrEqual(0);
    if (gross === 0 && kind === 'deposit') expect(vat).toBe(0);
  }
  for (const { kind, lines } of due) {
    const sums = (part: 'net' | 'vat' | 'gross') => sumPence(lines.map((line) => line[part]));
    expect(sums('net') + sums('vat')).toBe(sums('gross'));
    const [only, ...others] = lines;
    if (kind !== 'credit-note' && only && !others.length) expect(only.vat).toBe(vatIn(only.gross));
    expect(Math.sign(sums('gross'))).toBe(
      kind === 'credit-note' ? -1 : Math.max(0, Math.sign(sums('gross'))),
    );
  }
  // Once the whole price is invoiced, the VAT of all invoices is the VAT of the price.
  if (due.some(({ kind }) => kind === 'final')) expect(vatOf(order.papers)).toBe(vatIn(invoicedTotal));
}

const checkHistories = (numRuns: number) =>
  fc.assert(
    fc.property(histories, fc.integer({ min: 100, max: 60_000 }), (history, price) => {
      const order = anOrder(price);
      for (const [action, number] of history) {
        runAction(order, action, number);
        const due = order.issue();
        expectInvariants(order, due);
        expect(order.issue()).toEqual([]);
      }
    }),
    { numRuns },
  );

it('adds up to the penny for any sequence of events', () => checkHistories(300));

it('adds up to the penny for many more sequences of events', { timeout: 900_000, tags: 'thorough' }, () =>
  checkHistories(20_000),
);
