import {
  paths,
  type AdminQuoteDetail,
  type AdminTask,
  type BooksResponse,
  type PaymentReview,
  type ReviewDecision,
} from '@app/contracts';
import { pence } from '@app/pricing';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import { AppConfig } from '../../config/app-config';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { expectRefusal } from '../../testing/expect-refusal';
import { useApi } from '../../testing/use-api';
import { aKey, attemptsOf, beginDeposit, checkAttempts, referenceOf, withKey } from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { FakeCardPayments } from '../testing/fake-card-payments';
import { BooksSweep } from './books-sweep';
import { CompareBooks } from './compare-books';
import { ReadBooks } from './read-books';

/** Each test is in a month of its own, at noon of the 15th, so that none sees the days of another. */
let now = new Date('2026-01-15T12:00:00Z');
const clock = () => now;
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const cards = new FakeCardPayments(clock);
const api = useApi({ cardPayments: cards, now: clock, env: { DEPOSITS_PER_HOUR: '100000' } });
let staff: StaffCalls;
let month = 0;
beforeEach(async () => {
  month += 1;
  now = new Date(Date.UTC(2026, month, 15, 12));
  // What other months left open is compared each night, and is no matter of this one.
  await api.sql('UPDATE books_difference SET closed_at = now(), closed_by = 1 WHERE closed_at IS NULL');
  await api.sql(`UPDATE staff_task SET done_at = now() WHERE kind = 'check-books' AND done_at IS NULL`);
  const before = days(-1).toISOString().slice(0, 10);
  await api.sql('INSERT INTO books_day (day, compared_at) VALUES ($1, $2)', [before, days(-7)]);
  staff = await asStaff(api);
});
afterEach(() => {
  cards.recover();
  vi.restoreAllMocks();
});

function theSweep() {
  const statements = api.app.get(Statements);
  const { breaker } = aRefunder(api, cards, { now: clock });
  const books = new CompareBooks(statements, new ReadBooks(statements, cards), breaker, { now: clock });
  const notifications = api.app.get(Notifications);
  return new BooksSweep(statements, books, breaker, { now: clock }, notifications, api.app.get(AppConfig));
}
const compare = () => theSweep().sweep();
/** The night after. */
async function compareNextNight() {
  now = days(1);
  staff = await asStaff(api);
  await compare();
}
const books = async () => (await staff.get(paths.books)).json<BooksResponse>();
const openTasks = async () =>
  (await staff.get(paths.adminTasks)).json<AdminTask[]>().filter(({ kind }) => kind === 'check-books');
const settle = (id: string, note: string | null) => staff.put(paths.booksDifference(id), { note });
const quoteOf = async (quoteId: string) =>
  (await staff.get(paths.adminQuote(quoteId))).json<AdminQuoteDetail>();

async function aPaidDeposit() {
  const deposit = await beginDeposit(api);
  cards.pay(referenceOf(deposit));
  await checkAttempts(api, deposit.id);
  return { ...deposit, reference: referenceOf(deposit) };
}
const ledgerOf = (depositId: string) =>
  api.sql<{ kind: string; means: string; pence: string }>(
    'SELECT kind, means, pence FROM ledger_entry WHERE deposit_id = $1 ORDER BY id',
    [depositId],
  );

it('compares the last seven days by itself, once a night, and says so', async () => {
  await aPaidDeposit();
  await compareNextNight();
  expect(await books()).toMatchObject({
    comparedAt: now.toISOString(),
    since: days(-7).toISOString().slice(0, 10),
    until: days(-1).toISOString().slice(0, 10),
    waiting: 0,
    failure: null,
    open: [],
    openTotal: 0,
  });
  // Each round looks for chargebacks of today once besides.
  const asked = cards.calls.length;
  await compare();
  expect(cards.calls).toHaveLength(asked + 1);
  await compareNextNight();
  expect(cards.calls).toHaveLength(asked + 1 + 7 + 1);
});

it('goes back as far as the last comparison, where the worker was away for longer', async () => {
  await compare();
  const last = days(-1).toISOString().slice(0, 10);
  now = days(20);
  staff = await asStaff(api);
  await compare();
  expect(await books()).toMatchObject({ since: last, until: days(-1).toISOString().slice(0, 10) });
});

it('gives people one task for money of which the shop knows nothing, and takes it back where that has gone', async () => {
  const charge = cards.moveOutside({ kind: 'payment', amount: pence(4_770) });
  await compareNextNight();
  const { open } = await books();
  expect(open).toMatchObject([
    {
      kind: 'payment',
      verdict: 'theirs',
      day: charge.at.toISOString().slice(0, 10),
      transactionCode: charge.transactionCode,
      ours: null,
      theirs: '47.70',
      isEntered: false,
      quotes: [],
      closedAt: null,
    },
  ]);
  expect(await openTasks()).toMatchObject([
    {
      title: 'See what happened with a payment at the card provider',
      detail: expect.stringMatching(
        /^£47\.70 was charged at the card provider .* It is not in the ledger\.$/,
      ),
    },
  ]);

  await compareNextNight();
  expect(await openTasks()).toHaveLength(1);

  cards.takeBack(charge);
  await compareNextNight();
  expect(await openTasks()).toEqual([]);
  expect((await books()).closed[0]).toMatchObject({ id: open[0]?.id, closedBy: null, note: null });

  cards.moveOutside(charge);
  await compareNextNight();
  expect(await openTasks()).toHaveLength(1);
  expect((await books()).open.map(({ id }) => id)).toEqual([open[0]?.id]);
});

it('is closed by staff with a note, in Money and not in the list of tasks, and can be taken up again', async () => {
  cards.moveOutside({ kind: 'payment', amount: pence(4_770) });
  await compareNextNight();
  const [difference] = (await books()).open;
  const [task] = await openTasks();
  const id = difference?.id ?? '';
  expectRefusal(
    await staff.put(`${paths.adminTasks}/${task?.id}`, { isDone: true }),
    'task/settle-difference',
  );

  const settled = await settle(id, ' A payment link that Rob sent ');
  expect(settled.json()).toMatchObject({
    closedAt: now.toISOString(),
    closedBy: 'Alison',
    note: 'A payment link that Rob sent',
  });
  expect(await openTasks()).toEqual([]);
  await compareNextNight();
  expect(await openTasks()).toEqual([]);

  expect((await settle(id, null)).json()).toMatchObject({ closedAt: null, closedBy: null, note: null });
  expect(await openTasks()).toHaveLength(1);
  const noted = await api.sql(
    `SELECT action FROM audit_entry WHERE subject_kind = 'books' AND subject_id = $1 ORDER BY id`,
    [id],
  );
  expect(noted).toEqual([{ action: 'books.settle-difference' }, { action: 'books.reopen-difference' }]);
  expectRefusal(await settle('AAAAAAAAAAAAAAAAAAAAAA', 'x'), 'books/not-found');
  expectRefusal(await settle('nonsense', 'x'), 'books/not-found');
  expectRefusal(await settle(id, 'x'.repeat(301)), 'request/invalid');
});

it('enters a refund made on the provider’s own pages, once, and leaves what it means to people', async () => {
  const { id, quoteId, reference } = await aPaidDeposit();
  cards.giveBackElsewhere(reference, pence(1_000));
  const at = now;
  await compareNextNight();
  await compareNextNight();
  expect(await ledgerOf(id)).toEqual([
    { kind: 'payment', means: 'card-online', pence: '3570' },
    { kind: 'refund', means: 'card-online', pence: '-1000' },
  ]);
  const { open } = await books();
  expect(open).toMatchObject([
    { kind: 'refund', verdict: 'theirs', theirs: '10.00', isEntered: true, quotes: [{ id: quoteId }] },
  ]);
  expect(await openTasks()).toMatchObject([
    { name: 'Ada Lovelace', detail: expect.stringContaining('It is in the ledger now.') },
  ]);
  const quote = await quoteOf(quoteId ?? '');
  expect(quote.ledger).toMatchObject({ received: '25.70', missingDeposit: '10.00' });
  expect(quote.ledger.entries[0]).toMatchObject({ kind: 'refund', amount: '-10.00', isCounted: true });
  expect(quote.timeline.map(({ text }) => text)).toContain(
    'Refund of £10.00 made on the card provider’s own pages',
  );
  expect(await api.sql('SELECT settled_at FROM refund WHERE deposit_id = $1', [id])).toEqual([
    { settled_at: at },
  ]);
  expect(await api.sql(`SELECT FROM mail WHERE deposit_id = $1 AND kind = 'deposit-refunded'`, [id])).toEqual(
    [],
  );
  // The screen of the day is the same comparison.
  const day = await staff.get(paths.reconciliation(at.toISOString().slice(0, 10)));
  expect(day.json()).toMatchObject({ isEqual: true, ours: { payments: 1, refunds: 1 } });
});

it('enters a chargeback as one: nothing is left of the deposit, and nothing is cut', async () => {
  const { id, quoteId, reference } = await aPaidDeposit();
  cards.chargeBack(reference, pence(3_570));
  await compareNextNight();
  expect(await ledgerOf(id)).toContainEqual({ kind: 'chargeback', means: 'card-online', pence: '-3570' });
  const quote = await quoteOf(quoteId ?? '');
  expect(quote.ledger).toMatchObject({ received: '0.00' });
  expect(quote.stage).toBeNull();
  expect(quote.timeline.map(({ text }) => text)).toContain('Chargeback of £35.70 by the customer’s bank');
  expect((await openTasks())[0]?.detail).toMatch(/^£35\.70 was taken back by a bank/);
  const more = { amount: '1.00', reason: 'A part' };
  const refused = await staff.post(paths.refunds(id), more, withKey(aKey()));
  expectRefusal(refused, 'refund/too-much');
  await compareNextNight();
  expect(await openTasks()).toHaveLength(1);
});

it('finds a chargeback of today within minutes, and nothing else of a day that goes on', async () => {
  const { id, quoteId, reference } = await aPaidDeposit();
  cards.moveOutside({ kind: 'payment', amount: pence(4_770) });
  const other = cards.moveOutside({ kind: 'chargeback', amount: pence(900) });
  cards.chargeBack(reference, pence(3_570));
  await compare();
  await compare();
  expect(await ledgerOf(id)).toContainEqual({ kind: 'chargeback', means: 'card-online', pence: '-3570' });
  expect((await quoteOf(quoteId ?? '')).ledger).toMatchObject({ received: '0.00' });
  const { open } = await books();
  expect(open).toHaveLength(2);
  expect(open).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'chargeback',
        day: now.toISOString().slice(0, 10),
        theirs: '35.70',
        isEntered: true,
        quotes: [expect.objectContaining({ id: quoteId })],
      }),
      expect.objectContaining({ transactionId: other.transactionId, theirs: '9.00', isEntered: false }),
    ]),
  );
  expect((await openTasks()).map(({ detail }) => detail).sort()).toEqual([
    expect.stringMatching(/^£35\.70 was taken back by a bank .*It is in the ledger now\./),
    expect.stringMatching(/^£9\.00 was taken back by a bank/),
  ]);

  // At night the same are the same, and the payment that was not asked about yet is one more.
  await compareNextNight();
  expect((await books()).open.map(({ theirs }) => theirs).sort()).toEqual(['35.70', '47.70', '9.00']);
  expect((await ledgerOf(id)).filter(({ kind }) => kind === 'chargeback')).toHaveLength(1);
});

it('enters what went back of a second charge, and changes nothing of the deposit', async () => {
  const deposit = await beginDeposit(api);
  cards.pay(referenceOf(deposit));
  cards.chargeAgain(referenceOf(deposit));
  await checkAttempts(api, deposit.id);
  const second = cards.all().find(({ reference }) => reference === referenceOf(deposit))?.transactions[1];
  cards.moveOutside({ kind: 'refund', amount: pence(3_570), transactionId: second?.id ?? '' });
  await compareNextNight();
  expect((await ledgerOf(deposit.id)).map(({ pence: amount }) => amount)).toEqual(['3570', '3570', '-3570']);
  expect((await quoteOf(deposit.quoteId ?? '')).ledger).toMatchObject({ received: '0.00' });
  expect((await attemptsOf(api, deposit.id)).map(({ state }) => state)).toEqual(['review']);
  expect(await api.sql('SELECT FROM refund WHERE deposit_id = $1', [deposit.id])).toEqual([]);
});

/** A payment that people look at, of which its customer's bank has taken something back meanwhile. */
async function takenBackInReview(amount: number) {
  const deposit = await beginDeposit(api);
  const reference = referenceOf(deposit);
  cards.pay(reference);
  cards.distort(reference, { currency: 'EUR' });
  await checkAttempts(api, deposit.id);
  cards.recover();
  cards.chargeBack(reference, pence(amount));
  await compareNextNight();
  return deposit;
}
const reviewOf = async ({ id }: { id: string }) =>
  (await staff.get(paths.paymentReviews)).json<PaymentReview[]>().find(({ depositId }) => depositId === id);

it('counts nothing that a bank took back while people look at the payment, and gives it back no second time', async () => {
  const deposit = await takenBackInReview(3_570);
  expect(await reviewOf(deposit)).toMatchObject({
    decisions: ['dismiss', 'settle'],
    words: expect.stringMatching(/bank has taken it back: it can neither count nor be given back\.$/),
  });
  const [attempt] = await attemptsOf(api, deposit.id);
  const decide = (decision: ReviewDecision) =>
    staff.post(paths.decideReview(attempt?.id ?? ''), { decision, reason: 'Spoke on the phone' });
  expectRefusal(await decide('accept'), 'review/not-possible');
  expectRefusal(await decide('refund'), 'review/not-possible');
  expect((await quoteOf(deposit.quoteId ?? '')).ledger).toMatchObject({ received: '0.00' });
  expect((await decide('dismiss')).statusCode).toBe(200);
  expect((await attemptsOf(api, deposit.id)).map(({ state }) => state)).toEqual(['returned']);
  expect((await ledgerOf(deposit.id)).map(({ pence: amount }) => amount)).toEqual(['3570', '-3570']);
});

it('offers to give back what a bank has left of a payment, which cannot count any more', async () => {
  const deposit = await takenBackInReview(1_000);
  expect(await reviewOf(deposit)).toMatchObject({
    decisions: ['refund', 'dismiss', 'settle'],
    words: expect.stringMatching(/bank has taken a part of it back: it cannot count\.$/),
  });
  const [attempt] = (await quoteOf(deposit.quoteId ?? '')).deposits.flatMap(({ attempts }) => attempts);
  expect(attempt).toMatchObject({
    decisions: ['refund', 'dismiss', 'settle'],
    reviewReason: expect.stringMatching(
      /^It was paid in another currency\. The customer’s bank has taken a part/,
    ),
  });
});

it.each<[string, (it: { id: string; reference: string }) => Promise<unknown> | void]>([
  ['more than is left of the charge', ({ reference }) => void cards.chargeBack(reference, pence(3_571))],
  [
    'what people say that they have settled otherwise',
    async ({ id, reference }) => {
      await api.sql(
        `INSERT INTO ledger_entry (kind, means, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at)
         SELECT 'refund', 'other', -1000, deposit_id, attempt_id, transaction_id, moved_at, recorded_at
         FROM ledger_entry WHERE deposit_id = $1`,
        [id],
      );
      cards.giveBackElsewhere(reference, pence(1_000));
    },
  ],
])('enters nothing where it is not plain: %s', async (_, happens) => {
  const deposit = await aPaidDeposit();
  await happens(deposit);
  const before = await ledgerOf(deposit.id);
  await compareNextNight();
  expect(await ledgerOf(deposit.id)).toEqual(before);
  expect((await books()).open).toMatchObject([{ isEntered: false, quotes: [{ id: deposit.quoteId }] }]);
  expect(await openTasks()).toHaveLength(1);
});

it('says nothing of a refund that the shop is giving back just now', async () => {
  const { id } = await aPaidDeposit();
  const { refunder } = aRefunder(api, cards, { now: clock });
  const refund = await requestRefund(api, id, { amount: '10.00' }, staff);
  const hung = cards.hang('refund');
  const carriedOut = refunder.carryOut(refund.id);
  await vi.waitFor(() => expect(cards.calls.at(-1)?.operation).toBe('refund'));
  await compareNextNight();
  expect((await books()).open).toEqual([]);
  hung.letGo();
  await carriedOut;
  expect((await ledgerOf(id)).filter(({ kind }) => kind === 'refund').length).toBeLessThan(2);
});

it('finds what only the ledger has, and what has another amount', async () => {
  const { id } = await aPaidDeposit();
  const enter = (more: string) =>
    api.sql(
      `INSERT INTO ledger_entry (kind, means, pence, deposit_id, attempt_id, transaction_id, corrects_id, moved_at, recorded_at)
       SELECT ${more}, moved_at, recorded_at FROM ledger_entry WHERE deposit_id = $1 ORDER BY id LIMIT 1`,
      [id],
    );
  await enter(
    `'payment', means, 900, deposit_id, attempt_id, 'b1c0ffee-0000-4000-8000-000000000009', NULL::bigint`,
  );
  await enter(`'correction', means, 1, deposit_id, attempt_id, transaction_id, id`);
  await compareNextNight();
  const found = (await books()).open.map(({ verdict, ours, theirs }) => [verdict, ours, theirs]);
  expect(found.sort()).toEqual([
    ['differs', '35.71', '35.70'],
    ['ours', '9.00', null],
  ]);
  expect((await openTasks()).map(({ detail }) => detail).sort()).toEqual([
    expect.stringMatching(/^By our ledger £35\.71 was charged .*, by the card provider’s books £35\.70\.$/),
    expect.stringMatching(
      /^By our ledger £9\.00 was charged .* The card provider’s books show nothing of it\.$/,
    ),
  ]);
});

it('does not ask people about what we learned of days after it happened', async () => {
  const deposit = await beginDeposit(api);
  cards.pay(referenceOf(deposit));
  now = days(3);
  await checkAttempts(api, deposit.id);
  await compareNextNight();
  const { open } = await books();
  expect(open).toEqual([]);
});

it('leaves what was taken at the counter alone, and shows it on its day', async () => {
  const { quoteId } = await aPaidDeposit();
  const paidOn = now.toISOString().slice(0, 10);
  const payment = { amount: '50.00', means: 'card-counter', paidOn };
  await staff.post(paths.recordedPayments(quoteId ?? ''), payment, withKey(aKey()));
  cards.moveOutside({ kind: 'payment', amount: pence(5_000), means: 'card-counter' });
  cards.moveOutside({ kind: 'payment', amount: pence(1_999), means: 'card-counter' });
  await compareNextNight();
  expect((await books()).open).toEqual([]);
  const day = await staff.get(paths.reconciliation(paidOn));
  expect(day.json()).toMatchObject({
    isEqual: true,
    theirs: { payments: 1 },
    takings: [
      { amount: '50.00', quotes: [{ id: quoteId }] },
      { amount: '19.99', quotes: [] },
    ],
  });
});

it('asks nobody about money of another account', async () => {
  await aPaidDeposit();
  cards.changeAccount();
  vi.spyOn(cards, 'listTransactions').mockResolvedValue({ kind: 'ok', entries: [] });
  await compareNextNight();
  expect((await books()).open).toEqual([]);
});

it('reads the other days where one cannot be read, and that one later', async () => {
  const broken = days(-3).toISOString().slice(0, 10);
  const listed = cards.listTransactions.bind(cards);
  vi.spyOn(cards, 'listTransactions').mockImplementation((since, before) =>
    since.toISOString().startsWith(days(-4).toISOString().slice(0, 10))
      ? Promise.resolve({ kind: 'unavailable', reason: 'a list that cannot be read' })
      : listed(since, before),
  );
  await compare();
  expect(await books()).toMatchObject({ waiting: 1, failure: 'a list that cannot be read' });
  vi.restoreAllMocks();
  await compare();
  expect(await books()).toMatchObject({ waiting: 1 });
  now = new Date(now.getTime() + 31 * 60_000);
  await compare();
  expect(await books()).toMatchObject({ waiting: 0, failure: null });
  expect(await api.sql('SELECT day::text, failure FROM books_day WHERE day = $1', [broken])).toEqual([
    { day: broken, failure: null },
  ]);
});

it('waits while the provider is away', async () => {
  cards.beUnavailable('history');
  await compare();
  expect(cards.calls.slice(-2).map(({ operation }) => operation)).toEqual(['history', 'history']);
  expect((await books()).waiting).toBe(7);
});

it('is done at once where staff ask for it', async () => {
  await compare();
  expect(await books()).toMatchObject({ waiting: 0 });
  now = new Date(now.getTime() + 60_000);
  const asked = await staff.post(paths.compareBooks, {});
  expect(asked.json()).toMatchObject({ waiting: 7 });
  await compare();
  expect(await books()).toMatchObject({ waiting: 0, comparedAt: now.toISOString() });
});

it('compares a day once where two workers want to', async () => {
  const before = cards.calls.length;
  await Promise.all([compare(), compare()]);
  // Each of them looks for chargebacks of today besides, which does no harm twice.
  expect(cards.calls.length - before).toBe(7 + 2);
});
