import fc from 'fast-check';
import { pence, sumPence, vatIn } from '@app/pricing';
import {
  type DueInvoice,
  type OrderEntry,
  type OrderToInvoice,
  planInvoices,
  type IssuedInvoice,
} from './plan-invoices';

/** An order whose invoices are issued as they are due, a minute after the other. */
function anOrder(price = 47_700) {
  const top = { quoteId: 'quote', reference: 'VT-26-00412', description: 'Calacatta Gold, 20mm' };
  const madeOf = (whole: number, delivery: number) => ({
    items: [{ ...top, price: pence(whole - delivery) }],
    price: pence(whole),
    delivery: pence(delivery),
  });
  let order: OrderToInvoice = {
    reference: 'OR-26-00031',
    ...madeOf(price, 0),
    createdAt: new Date(0),
    wholeSince: null,
    isOrder: true,
    cancelledBecause: null,
    isFinalDue: false,
    entries: [],
    invoices: [],
  };
  const papers: DueInvoice[] = [];
  let minutes = 0;
  const now = () => new Date(60_000 * minutes);
  const received = () => sumPence(order.entries.map(({ amount }) => amount));

  function keep(due: DueInvoice): void {
    papers.push(due);
    const { kind, entry, lines } = due;
    const entryId = entry?.id ?? null;
    const id = String(papers.length);
    const number = `${kind}-${id}`;
    const entries = order.entries.map((each) => (each.id === entryId ? { ...each, isInvoiced: true } : each));
    const invoices = order.invoices.map((invoice): IssuedInvoice => {
      const taken = lines.filter(({ creditsId }) => creditsId === invoice.id);
      const left = (part: 'gross' | 'vat') => sumPence([invoice[part], ...taken.map((line) => line[part])]);
      const parts = taken.length
        ? [...invoice.statedAmounts, { number, ...sumsOf(taken) }]
        : invoice.statedAmounts;
      return { ...invoice, gross: left('gross'), vat: left('vat'), statedAmounts: parts };
    });
    const sums = sumsOf(lines);
    const depositId = entry?.depositId ?? null;
    const standing = { id, kind, number, issuedAt: now(), entryId, depositId };
    if (kind !== 'credit-note') invoices.push({ ...standing, ...sums, statedAmounts: [{ number, ...sums }] });
    order = { ...order, entries, invoices };
  }
  const issue = () => {
    const due = planInvoices(order, now());
    due.forEach(keep);
    return due;
  };
  const move = (amount: number, facts: Partial<OrderEntry> = {}) => {
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
      isInvoicedElsewhere: false,
      ...facts,
    };
    order = { ...order, entries: [...order.entries, entry] };
    return entry;
  };
  const change = (facts: Partial<OrderToInvoice>) => {
    minutes += 1;
    const next = { ...order, ...facts };
    order = { ...next, ...madeOf(next.price, next.delivery) };
  };
  return { papers, issue, move, change, received, now, get: () => order };
}
const sumsOf = (lines: DueInvoice['lines']) => ({
  gross: sumPence(lines.map(({ gross }) => gross)),
  vat: sumPence(lines.map(({ vat }) => vat)),
});
type Order = ReturnType<typeof anOrder>;

const grossOf = ({ lines }: Pick<DueInvoice, 'lines'>) => sumPence(lines.map(({ gross }) => gross));
const kindsAndAmounts = (papers: readonly DueInvoice[]) =>
  papers.map((paper) => [paper.kind, grossOf(paper)]);
const vatOf = (papers: readonly DueInvoice[]) =>
  sumPence(papers.flatMap(({ lines }) => lines.map(({ vat }) => vat)));

it('invoices a deposit when paid, and finally the price less that', () => {
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

it("shows the deposit's share of delivery", () => {
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
])('has one sixth of its own %s as the VAT of a deposit, whatever was invoiced before', (_, amount, vat) => {
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

it('has one sixth of each credit, and leaves no VAT on a fully credited invoice', () => {
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

it('credits the final invoice first, then earlier ones, and says why', () => {
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

it('gives the reason of the cancellation if nothing was paid', () => {
  const order = anOrder();
  order.change({ isFinalDue: true });
  order.issue();
  order.change({ isFinalDue: false, isOrder: false, cancelledBecause: 'Moving house' });
  expect(order.issue()).toMatchObject([{ kind: 'credit-note', reason: 'Moving house' }]);
});

it('never invoices a credit, and issues no credit note when it is given back', () => {
  const order = anOrder(1_000);
  order.move(1_010);
  expect(kindsAndAmounts(order.issue())).toEqual([['deposit', 1_000]]);
  order.move(-10);
  expect(order.issue()).toEqual([]);
  order.move(-50);
  expect(kindsAndAmounts(order.issue())).toEqual([['credit-note', -50]]);
});

const saidOf = (due: readonly DueInvoice[]) =>
  due.flatMap(({ kind, reason, lines }) =>
    lines.map(({ description, gross }) => [kind, description.replace(/^Credit of .*: /, ''), gross, reason]),
  );

it('says that a price was lowered, even after a refunded credit', () => {
  const order = anOrder(29_400);
  order.move(29_400);
  order.issue();
  order.move(1_000);
  order.move(-1_000);
  expect(order.issue()).toEqual([]);
  order.change({ price: pence(25_480) });
  const due = order.issue();
  expect(saidOf(due)).toEqual([['credit-note', 'the price is lower now', -3_920, null]]);
  expect(due[0]?.entry).toBeNull();
});

it('says so too if the resulting credit is given back first', () => {
  const order = anOrder(29_400);
  order.move(29_400);
  order.issue();
  order.change({ price: pence(25_480) });
  order.move(-3_920);
  expect(saidOf(order.issue())).toEqual([['credit-note', 'the price is lower now', -3_920, null]]);
});

it('distinguishes what is given back for a cancelled order from what is no longer owed', () => {
  const order = anOrder(29_400);
  order.move(9_800);
  order.issue();
  order.change({ isFinalDue: true });
  order.issue();
  order.change({ isFinalDue: false, isOrder: false, cancelledBecause: 'Moving house' });
  order.move(-5_654);
  expect(saidOf(order.issue())).toEqual([
    ['credit-note', 'the order has ended', -19_600, 'Moving house'],
    ['credit-note', 'money was given back', -5_654, 'Moving house'],
  ]);
});

it('repeats on the final invoice what each earlier document stated', () => {
  const order = anOrder();
  order.move(6_750);
  order.issue();
  order.move(-509);
  order.issue();
  order.change({ isFinalDue: true });
  expect(saidOf(order.issue())).toEqual([
    ['final', 'Calacatta Gold, 20mm', 47_700, null],
    ['final', 'Less deposit invoice deposit-1', -6_750, null],
    ['final', 'Plus what credit note credit-note-2 took off it', 509, null],
  ]);
});

it('credits a payment recorded by mistake, and requests it again after the final invoice', () => {
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

it('says that a refund was entered by mistake, and does not call it a deposit', () => {
  const order = anOrder(1_000);
  order.move(300);
  order.issue();
  order.change({ isOrder: false, cancelledBecause: 'Moving house' });
  const back = order.move(-200);
  order.issue();
  order.move(200, { kind: 'correction', correctsId: back.id });
  const due = order.issue();
  expect(saidOf(due)).toEqual([
    ['deposit', 'Still paid for Calacatta Gold, 20mm: it was not given back after all', 200, null],
  ]);
  expect(due[0]?.entry).toBeNull();
});

it('does not name a mistaken payment on a later invoice', () => {
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

it('does not request again what was given back after the final invoice', () => {
  const order = anOrder(1_000);
  order.change({ isFinalDue: true });
  order.issue();
  order.move(1_000);
  order.issue();
  order.move(-50);
  expect(kindsAndAmounts(order.issue())).toEqual([['credit-note', -50]]);
  expect(order.issue()).toEqual([]);
});

it('invoices it again once staff request it', () => {
  const order = anOrder(1_000);
  order.change({ isFinalDue: true });
  order.issue();
  order.move(1_000);
  order.move(-50);
  order.issue();
  order.change({ wholeSince: new Date(60_000 * 10) });
  expect(kindsAndAmounts(order.issue())).toEqual([['final', 50]]);
  expect(order.issue()).toEqual([]);
});

it('credits what was invoiced and unpaid once the order has ended', () => {
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

it('follows an agreed price: invoices more, or credits less', () => {
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

it('excludes payments from before invoices were issued here, and deducts them at the end', () => {
  const order = anOrder(1_000);
  order.move(100, { isInvoicedElsewhere: true });
  expect(order.issue()).toEqual([]);
  order.move(200);
  expect(kindsAndAmounts(order.issue())).toEqual([['deposit', 200]]);
  order.change({ isFinalDue: true });
  const [final] = order.issue();
  expect(final?.lines.map(({ gross }) => gross)).toEqual([1_000, -100, -200]);
});

const actions = ['pay', 'pay', 'refund', 'undo', 'final', 'revise', 'end', 'resume'] as const;
const histories = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: 60_000 })), { maxLength: 14 });

function happen(order: Order, action: (typeof actions)[number], number: number): void {
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

/** Of every order, whatever has happened to it so far. */
function holds(order: Order, due: readonly DueInvoice[]): void {
  const { price, isOrder, invoices } = order.get();
  const standing = sumPence(invoices.map(({ gross }) => gross));
  const paid = pence(Math.max(0, Math.min(order.received(), price)));
  const isFinal = invoices.some(({ kind }) => kind === 'final');
  // What was paid is invoiced, and the price is the most that is.
  expect(standing).toBeGreaterThanOrEqual(paid);
  expect(standing).toBeLessThanOrEqual(price);
  if (!isFinal || !isOrder) expect(standing).toBe(paid);
  expect(sumPence(order.papers.map(grossOf))).toBe(standing);
  // Nothing is credited twice, and what is credited whole has no VAT left.
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
  // The whole price invoiced, its VAT is all that was charged.
  if (due.some(({ kind }) => kind === 'final')) expect(vatOf(order.papers)).toBe(vatIn(standing));
}

const addUpAlways = (numRuns: number) =>
  fc.assert(
    fc.property(histories, fc.integer({ min: 100, max: 60_000 }), (history, price) => {
      const order = anOrder(price);
      for (const [action, number] of history) {
        happen(order, action, number);
        const due = order.issue();
        holds(order, due);
        expect(order.issue()).toEqual([]);
      }
    }),
    { numRuns },
  );

it('adds up to the penny for any sequence of events', () => addUpAlways(300));

it('and does so for very many', { timeout: 900_000, tags: 'thorough' }, () => addUpAlways(20_000));
