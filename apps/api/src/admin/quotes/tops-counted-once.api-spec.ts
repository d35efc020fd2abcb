// @module-tag thorough
import {
  paths,
  type AdminQuote,
  type AdminQuoteDetail,
  type AdminOrderSummary,
  type MoneyResponse,
  type QuoteResponse,
  type SaveMeasurementsResponse,
} from '@app/contracts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { aDeposit, beginDeposit, checkAttempts } from '../../payments/testing/a-deposit';
import { aRefunder } from '../../payments/testing/a-refund';
import { emptiedSql } from '../../testing/database/emptied';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { recount } from '../../quotes/testing/recount';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectSuccess } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';

/** A top that its customer edited or renewed has several quotes; staff expect its deposit once. */
const opened = new Date('2026-11-21T09:00:00.000Z');
let now = opened;
const clock = () => now;
const cards = new FakeCardPayments(clock);
const api = useApi({ now: clock, cardPayments: cards, env: { SESSION_IDLE_MINUTES: '1000' } });
const staff = useStaff(api);
beforeEach(async () => {
  now = opened;
  await api.sql(emptiedSql('quote, deposit, mail, staff_task, use_counter'));
});

const later = () => {
  now = new Date(now.getTime() + 60_000);
};
const saveTop = (length: number, replacesQuoteId: string | null = null): Promise<QuoteResponse> => {
  later();
  return saveAQuote(api, { length, replacesQuoteId });
};
const summary = async () => (await staff.get(paths.adminOrderSummary)).json<AdminOrderSummary>();
const thisWeek = async () => {
  const [week] = (await staff.get(`${paths.money}?weeks=1`)).json<MoneyResponse>().weeks;
  return { quotes: week?.quotes, expected: week?.expected };
};
/** References of the quotes in the list with what they count as. */
const listed = async (query = '') =>
  Object.fromEntries(
    (await staff.get(`${paths.adminQuotes}${query}`))
      .json<AdminQuote[]>()
      .map(({ reference, currentQuote }) => [reference, currentQuote]),
  );
const referenceOf = (depositId: string) => `dep-${depositId}-1`;
const check = (depositId: string) => checkAttempts(api, depositId);
const remove = (id: string) => staff.delete(paths.adminQuote(id));
const restore = (id: string) => staff.post(paths.restoreQuote(id), {});
const newer = ({ id, reference }: QuoteResponse) => ({ id, reference, isNewer: true });

it("counts the newest of a customer's quotes for one top, and still finds the others", async () => {
  const one = await saveTop(1200);
  const two = await saveTop(1000, one.id);
  const three = await saveTop(900, two.id);
  expect(await summary()).toMatchObject({ quotes: 3, quotesWorth: '267.75' });
  expect(await thisWeek()).toEqual({ quotes: 1, expected: '26.78' });
  const all = { [one.reference]: newer(three), [two.reference]: newer(three), [three.reference]: null };
  expect(await listed()).toEqual(all);
  expect(await listed(`?search=${one.reference}`)).toEqual({ [one.reference]: newer(three) });
  const detail = (await staff.get(paths.adminQuote(one.id))).json<AdminQuoteDetail>();
  expect(detail).toMatchObject({ currentQuote: newer(three), replacedBy: { id: two.id } });
});

it('counts one of several quotes saved from the same quote, even if saved simultaneously', async () => {
  const one = await saveTop(1200);
  await Promise.all([saveTop(1000, one.id), saveTop(900, one.id), saveTop(800, one.id)]);
  const rows = await api.sql<{ id: string }>('SELECT id, standing, top_id FROM quote');
  const [newest] = await api.sql<{ id: string }>('SELECT id FROM quote ORDER BY reference DESC');
  expect(rows).toEqual(
    rows.map(({ id }) => ({ id, standing: id === newest?.id ? 'current' : 'replaced', top_id: one.id })),
  );
  expect(await thisWeek()).toMatchObject({ quotes: 1 });
});

it('counts an older quote while its deposit is in progress, and permanently once the deposit is paid', async () => {
  const one = await saveTop(1200);
  const deposit = await beginDeposit(api, { quoteId: one.id });
  const two = await saveTop(900, one.id);
  const older = { id: one.id, reference: one.reference, isNewer: false };
  expect(await listed()).toEqual({ [one.reference]: null, [two.reference]: older });
  expect(await summary()).toMatchObject({ quotes: 2, quotesWorth: '357.00' });
  cards.pay(referenceOf(deposit.id));
  await check(deposit.id);
  expect(await summary()).toMatchObject({ orders: 1, quotes: 0, quotesWorth: '0.00' });
  expect(await thisWeek()).toEqual({ quotes: 1, expected: '35.70' });
});

it("counts the newer quote again if the older quote's deposit failed", async () => {
  const one = await saveTop(1200);
  const deposit = await beginDeposit(api, { quoteId: one.id });
  const two = await saveTop(900, one.id);
  cards.expire(referenceOf(deposit.id));
  await check(deposit.id);
  expect(await listed()).toEqual({ [one.reference]: newer(two), [two.reference]: null });
  expect(await summary()).toMatchObject({ quotes: 2, quotesWorth: '267.75' });
});

it('counts the quote with a customer entered by staff, even if a payment for an older one is under review', async () => {
  const one = await saveTop(1200);
  const two = await saveTop(1000, one.id);
  await changeQuote(api, one.id, { depositState: 'review' });
  expect(await listed()).toMatchObject({
    [one.reference]: null,
    [two.reference]: { reference: one.reference },
  });
  const reply = await staff.put(paths.adminQuoteCustomer(two.id), { customerName: 'Ada Lovelace' });
  expect(reply.statusCode).toBe(200);
  expect(await listed()).toEqual({ [one.reference]: newer(two), [two.reference]: null });
});

it('counts the quote approved by staff, even if a card page is open for an older one', async () => {
  const one = await saveTop(1200);
  await beginDeposit(api, { quoteId: one.id });
  const two = await saveTop(1000, one.id);
  await staff.put(paths.adminQuoteStatus(two.id), { status: 'approved' });
  expect(await listed()).toEqual({ [one.reference]: newer(two), [two.reference]: null });
});

it('counts the agreed revised price, even if another quote was saved before', async () => {
  const one = await saveTop(1200);
  const two = await saveTop(1000, one.id);
  const sizes = { lengthMm: 1190, widthMm: 350, note: null, how: 'phone', knownVersion: null };
  const { revisedQuote } = await expectSuccess<SaveMeasurementsResponse>(
    staff.post(paths.measurements(one.id), { ...sizes, price: 'revise' }),
  );
  const { id = '', totalPrice = '' } = revisedQuote ?? {};
  expect((await listed())[two.reference]).toBeNull();
  await expectSuccess(api.post(paths.answerRevision(id), { isAgreed: true, totalPrice }));
  expect((await listed())[two.reference]).toMatchObject({ id, isNewer: true });
});

it("counts the previous quote once the newest quote's customer is erased", async () => {
  const one = await saveTop(1200);
  const two = await saveTop(1000, one.id);
  const email = 'ada@example.com';
  await staff.put(paths.adminQuoteCustomer(two.id), { customerEmail: email });
  await expectSuccess(staff.post(paths.erasePerson, { key: email, confirmation: email, also: [] }));
  expect(await summary()).toMatchObject({ quotes: 1, quotesWorth: '357.00' });
});

it('counts the previous quote while the newest is deleted', async () => {
  const one = await saveTop(1200);
  const two = await saveTop(1000, one.id);
  const three = await saveTop(900, two.id);
  await remove(three.id);
  expect(await listed()).toEqual({ [one.reference]: newer(two), [two.reference]: null });
  await restore(three.id);
  // Deleting a quote in the middle changes nothing.
  await remove(two.id);
  expect(await listed()).toEqual({ [one.reference]: newer(three), [three.reference]: null });
  expect(await summary()).toMatchObject({ quotes: 2, quotesWorth: '267.75' });
  await remove(three.id);
  expect(await listed()).toEqual({ [one.reference]: null });
});

it('exports expected deposits so that the column matches the figure, and suggests no follow-up of replaced quotes', async () => {
  const one = await saveTop(1200);
  const two = await saveTop(900, one.id);
  const reply = await staff.get(`${paths.adminQuotesExport('csv')}?sort=reference`);
  const [titles = [], ...rows] = reply.body
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const cellsOf = (row: string[] | undefined, ...wanted: string[]) =>
    wanted.map((title) => row?.[titles.indexOf(title)]);
  const cells = ['Reference', 'Price (£)', 'Deposit expected (£)', 'Deposit', 'Counts as'];
  expect(rows.map((row) => cellsOf(row, ...cells))).toEqual([
    [one.reference, '357.00', '0.00', 'No Deposit', two.reference],
    [two.reference, '267.75', '26.78', 'No Deposit / Needs follow-up', ''],
  ]);
});

it("exports an order's dues once, beside its first top that is not cancelled", async () => {
  const tops = [await saveTop(1200), await saveTop(1200)];
  const deposit = await beginDeposit(api, { quoteIds: tops.map(({ id }) => id) });
  cards.pay(referenceOf(deposit.id));
  await check(deposit.id);
  for (const { id } of tops) {
    const sizes = { lengthMm: 1200, widthMm: 350, note: null, how: 'phone', knownVersion: null };
    await expectSuccess(staff.post(paths.measurements(id), { ...sizes, price: 'keep' }));
  }
  const [first = ''] = tops.map(({ id }) => id);
  const dueOn = new Date(now.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  await expectSuccess(staff.put(paths.balanceRequest(first), { dueOn }));
  const exported = async () => {
    const { body } = await staff.get(`${paths.adminQuotesExport('csv')}?sort=reference`);
    const rows = parse<Record<string, string>>(body, { bom: true, columns: true });
    return rows.map((row) => row['Balance due (£)']);
  };
  expect(await exported()).toEqual(['642.60', '']);
  await staff.put(paths.adminQuoteStatus(first), { status: 'declined' });
  expect(await exported()).toEqual(['', '642.60']);
});

const which = fc.nat({ max: 4 });
const actions = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('save'), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit'), which }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'begin',
        'pay',
        'lapse',
        'refund',
        'delete',
        'restore',
        'revise',
        'agree',
        'decline',
      ),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('completed', 'declined', 'approved'), which }) },
);

/** Random actions of several people on a few tops, including rejected ones, as the shop and the admin app request them. */
function aShop() {
  const ids: string[] = [];
  const revised: string[] = [];
  const gone: string[] = [];
  const deposits: string[] = [];
  const refunder = aRefunder(api, cards, { now: clock }).refunder;
  const pick = (of: readonly string[], place: number) => of[place % Math.max(of.length, 1)] ?? '';
  const length = (place: number) => 900 + 10 * place;
  const answer = async (id: string, isAgreed: boolean) => {
    const [row] = await api.sql<{ total_price: string }>('SELECT total_price FROM quote WHERE id = $1', [id]);
    return api.post(paths.answerRevision(id), { isAgreed, totalPrice: row?.total_price ?? '1.00' });
  };
  const ways: Record<string, (id: string, place: number) => Promise<unknown>> = {
    save: async (_, place) => ids.push((await saveTop(length(place))).id),
    edit: async (id, place) => ids.push((await saveTop(length(place), id)).id),
    begin: async (id) => {
      const reply = await api.post(paths.deposits, aDeposit({ quoteId: id }));
      if (reply.statusCode === 201) deposits.push(reply.json<{ id: string }>().id);
      return reply;
    },
    pay: (_, place) => endPayment(place, (reference) => cards.pay(reference)),
    lapse: (_, place) => endPayment(place, (reference) => cards.expire(reference)),
    refund: async (_, place) => {
      const input = { amount: '5.00', reason: 'Agreed on the phone' };
      const headers = { 'idempotency-key': `refund-${now.getTime()}-${place}-0123456789` };
      const reply = await staff.post(paths.refunds(pick(deposits, place)), input, headers);
      if (reply.statusCode === 201) await refunder.execute(reply.json<{ id: string }>().id);
      return reply;
    },
    delete: (id) => {
      gone.push(id);
      return remove(id);
    },
    restore: (_, place) => restore(pick(gone, place)),
    revise: async (id, place) => {
      const sizes = {
        lengthMm: length(place) + 5,
        widthMm: 350,
        note: null,
        how: 'phone',
        knownVersion: null,
      };
      const reply = await staff.post(paths.measurements(id), { ...sizes, price: 'revise' });
      const proposal = reply.statusCode === 201 && reply.json<SaveMeasurementsResponse>().revisedQuote;
      if (proposal) {
        ids.push(proposal.id);
        revised.push(proposal.id);
      }
      return reply;
    },
    agree: (_, place) => answer(pick(revised, place), true),
    decline: (_, place) => answer(pick(revised, place), false),
  };
  async function endPayment(place: number, happen: (reference: string) => void) {
    const open = cards.all().filter(({ state }) => state === 'pending');
    const depositId = deposits.find((id) => referenceOf(id) === open[place % open.length]?.reference);
    if (!depositId) return;
    happen(referenceOf(depositId));
    await check(depositId);
  }
  return (action: { do: string; which: number }) => {
    later();
    const id = pick(ids, action.which);
    const way = ways[action.do];
    return way ? way(id, action.which) : staff.put(paths.adminQuoteStatus(id), { status: action.do });
  };
}

it('matches an independent count, whatever customers and staff do with a few tops', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 15, maxLength: 30 }), async (all) => {
      now = opened;
      await api.sql(emptiedSql('quote, deposit, mail, staff_task, use_counter'));
      const perform = aShop();
      await perform({ do: 'save', which: 0 });
      for (const action of all) {
        const reply = await perform(action);
        const status = (reply as { statusCode?: number } | undefined)?.statusCode ?? 200;
        expect({ action, failed: status >= 500 }).toEqual({ action, failed: false });
        const truth = await recount((sql) => api.sql(sql));
        expect({ action, ...(await thisWeek()) }).toMatchObject({ action, expected: truth.expected });
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
