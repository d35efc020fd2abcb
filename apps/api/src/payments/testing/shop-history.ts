import fc from 'fast-check';
import type { LightMyRequestResponse as Response } from 'fastify';
import {
  type Cancelling,
  type OrderStage,
  paths,
  type QuoteStatus,
  type ReviewDecision,
  type SaveMeasurementsResponse,
  stageMoves,
} from '@app/contracts';
import { pence, toPence, toPounds } from '@app/pricing';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import { londonDateOf } from '../../platform/clock/london-day';
import type { StaffCalls } from '../../testing/as-staff';
import type { TestApi } from '../../testing/start-api';
import { CheckPayment } from '../attempts/check-payment';
import { ledgerOfQuote } from '../ledger/order-ledger';
import type { ExecuteRefund } from '../refunds/execute-refund';
import { aDeposit, aKey, saveQuotes, withKey } from './a-deposit';
import { askForBalance, payBalance } from './an-order';
import type { CardAccount } from './card-accounts';
import { type Fate, isKilled, under } from './sudden-deaths';
import { changeQuote } from '../../testing/change-quote';

/** Listed more than once, an action is more frequent. */
const actions = [
  ...['open', 'open all', 'pay', 'pay', 'pay', 'pay twice', 'look', 'look', 'record', 'record', 'undo'],
  ...['return credit'],
  ...['refund', 'carry out', 'accept', 'give back', 'settle', 'dismiss', 'agree'],
  ...['charge back', 'give back outside'],
  ...['ask', 'ask', 'ask no more', 'open balance', 'open balance', 'open balance'],
  ...['revise', 'revise', 'agree', 'agree', 'decline', 'keep the price'],
  ...['move', 'move', 'move', 'cancel', 'cancel', 'customer cancels', 'take up', 'end', 'take'],
] as const;
type Action = (typeof actions)[number];

export interface Step {
  action: Action;
  /** Which top or payment, how much, how: interpreted by the action. */
  number: number;
  /** Calls to the database or provider before the process is killed and the action repeated; null: not killed. */
  killedAfter: number | null;
  /** The first answer of the provider is lost. */
  losesAnswer: boolean;
  /** At the same time as the next one. */
  crosses: boolean;
}

export const toWords = ({ action, number, killedAfter, losesAnswer, crosses }: Step): string =>
  [
    `${action} ${number}`,
    ...(killedAfter === null ? [] : [`killed after ${killedAfter}`]),
    ...(losesAnswer ? ['answer lost'] : []),
    ...(crosses ? ['at once with'] : []),
  ].join(' ');

const usually = <T, U>(usual: T, seldom: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: seldom });

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...actions),
  number: fc.nat({ max: 999 }),
  killedAfter: usually(null, fc.integer({ min: 1, max: 30 })),
  losesAnswer: usually(false, fc.constant(true)),
  crosses: usually(false, fc.constant(true)),
});
const plainly = { killedAfter: null, losesAnswer: false, crosses: false };
const plain = (action: Action, number: number): Step => ({ action, number, ...plainly });

const asked = [plain('keep the price', 0), plain('ask', 0)];
const paidByCard = [plain('open', 0), plain('pay', 0), plain('look', 0)];
const allPaidByCard = [plain('open all', 0), plain('pay', 0), plain('look', 0)];
const allMeasured = [0, 4, 9, 14, 19].map((number) => plain('keep the price', number));
/** How most histories begin: the balance of the first top is requested, in parts. */
const beginnings: Step[][] = [
  [],
  paidByCard,
  [plain('record', 88), ...asked, plain('open balance', 2)],
  [...paidByCard, ...asked],
  [...paidByCard, ...asked, plain('open balance', 5)],
  [...paidByCard, ...asked, plain('open balance', 5), plain('pay', 0), plain('look', 0)],
  [plain('open', 0), plain('pay', 0), plain('record', 88), plain('look', 0)],
  allPaidByCard,
  [...allPaidByCard, ...allMeasured, plain('ask', 0), plain('open balance', 5)],
  [plain('take', 0), plain('record', 500)],
  [...paidByCard, ...asked, plain('open balance', 3), plain('pay', 0), plain('record', 88), plain('look', 0)],
];

/** Day by day. */
export type History = Step[][];

export const histories: fc.Arbitrary<History> = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.array(fc.array(step, { minLength: 2, maxLength: 7 }), { minLength: 2, maxLength: 2 }),
  )
  .map(([begun, [first = [], ...later]]) => [[...begun, ...first], ...later]);

interface Surroundings {
  api: TestApi;
  account: CardAccount;
  /** Whichever of them is signed in at that time. */
  staff: () => StaffCalls;
  refunder: ExecuteRefund;
  now: () => Date;
  count: number;
}

/** An idempotent call to the shop. */
type Call = () => Promise<Response>;

/** In which something happens to a quote. */
interface Scene {
  quoteId: string;
  number: number;
  call: (call: Call) => Promise<Response>;
  work: (what: () => Promise<void>) => Promise<void>;
}

/** Some tops, with the actions of customers, staff, banks and the worker. */
export async function aShop({ api, account, staff, refunder, now, count }: Surroundings) {
  const statements = api.app.get(Statements);
  const saved = (await saveQuotes(api, count)).map(({ id }) => id);
  await changeQuote(api, saved, { customerEmail: 'ada@example.com' });
  /** Of each top the quote that was saved, and those that revise it. */
  const tops = saved.map((id) => [id]);
  const deposits = new Set<string>();
  /** What staff said that came in, by the key of the request; and what of it was a mistake, by its entry. */
  const recorded = new Map<string, number>();
  const undone = new Map<string, number>();
  /** What they said that was given back on cancelling, by its reason. */
  const cancelled = new Map<string, number>();
  /** What they gave back of credits, by the key of the request. */
  const returned = new Map<string, number>();
  const tokens = new Map<string, string>();

  /** Mostly the first: what happens to one of them is to come together. */
  const topOf = (number: number) => tops[number % 5 === 4 ? Math.ceil(number / 5) % count : 0] ?? [];
  /** The current quote of a top. */
  async function standing(ids: readonly string[]): Promise<string> {
    const [row] = await api.sql<{ id: string }>(
      `SELECT id FROM quote WHERE id = ANY($1) AND standing NOT IN ('superseded', 'proposed')`,
      [ids],
    );
    return row?.id ?? '';
  }
  async function tokenOf(quoteId: string): Promise<string> {
    const token = tokens.get(quoteId) ?? (await makeOrderToken(statements, quoteId, now()));
    tokens.set(quoteId, token);
    return token;
  }
  /** One of the payments: mostly one of which that can happen, and the latest of them. */
  async function depositWith(states: readonly string[], number: number): Promise<string | undefined> {
    const found = await api.sql<{ id: string }>(
      `SELECT deposit_id AS id, state FROM payment_attempt AS attempt
       CROSS JOIN LATERAL (SELECT EXISTS (
         SELECT FROM staff_task WHERE attempt_id = attempt.id AND kind = 'review-payment' AND done_at IS NULL)) AS asked
       WHERE deposit_id = ANY($1)
       ORDER BY CASE WHEN asked.exists THEN 'asked' ELSE state END = ANY($2) DESC, created_at DESC`,
      [[...deposits], states],
    );
    return found[number % 4 ? 0 : number % Math.max(1, found.length)]?.id;
  }
  const referenceOf = async (depositId = '') =>
    (
      await api.sql<{ checkout_reference: string }>(
        'SELECT checkout_reference FROM payment_attempt WHERE deposit_id = $1 ORDER BY number DESC LIMIT 1',
        [depositId],
      )
    )[0]?.checkout_reference;

  async function opens(call: Call): Promise<void> {
    const reply = await call();
    if (reply.statusCode < 300) deposits.add(reply.json<{ id: string }>().id);
  }
  async function measure({ quoteId, number, call }: Scene, price: 'keep' | 'revise') {
    const [known] = await api.sql<{ version: number }>(
      'SELECT version FROM measurement WHERE quote_id = $1 ORDER BY version DESC LIMIT 1',
      [quoteId],
    );
    const lengthMm = price === 'keep' ? 1200 : 900 + number;
    const sizes = { lengthMm, widthMm: 350, sink: null, taps: [], note: '', how: 'phone', price };
    const knownVersion = known?.version ?? null;
    const reply = await call(() => staff().post(paths.measurements(quoteId), { ...sizes, knownVersion }));
    if (reply.statusCode >= 300) return;
    const { revisedQuote } = reply.json<SaveMeasurementsResponse>();
    if (revisedQuote) topOf(number).push(revisedQuote.id);
  }
  async function answer({ number, call }: Scene, isAgreed: boolean) {
    const [proposal] = await api.sql<{ id: string; total_price: string }>(
      `SELECT quote.id, total_price::text FROM quote JOIN quote_revision ON quote_id = quote.id
       WHERE original_id = ANY($1) AND state = 'proposed' LIMIT 1`,
      [topOf(number)],
    );
    if (!proposal) return;
    // A killed process may have made it.
    if (!topOf(number).includes(proposal.id)) topOf(number).push(proposal.id);
    const consent = { isAgreed, totalPrice: proposal.total_price };
    await call(() => api.post(paths.answerRevision(proposal.id), consent));
  }
  async function decide({ number, call }: Scene, decision: ReviewDecision) {
    const attempts = await api.sql<{ id: string }>(
      'SELECT id FROM payment_attempt WHERE deposit_id = $1 ORDER BY number',
      [await depositWith(['asked'], number)],
    );
    for (const { id } of attempts)
      await call(() => staff().post(paths.decideReview(id), { decision, reason: 'So it is' }));
  }
  /** As the worker does, without waiting until it is due. */
  async function look(dueBy: Date | null): Promise<void> {
    const attempts = await api.sql<{ id: string }>(
      `SELECT id FROM payment_attempt WHERE deposit_id = ANY($1)
         AND (next_check_at <= $2 OR $2::timestamptz IS NULL) ORDER BY id`,
      [[...deposits], dueBy],
    );
    for (const { id } of attempts) await api.app.get(CheckPayment).check(id);
  }
  async function carryOut(): Promise<void> {
    const due = await api.sql<{ id: string }>(
      'SELECT id FROM refund WHERE settled_at IS NULL AND deposit_id = ANY($1)',
      [[...deposits]],
    );
    for (const { id } of due) await refunder.execute(id);
  }
  /** Deposits whose response was lost when the process was killed. */
  async function findDeposits(): Promise<void> {
    const found = await api.sql<{ deposit_id: string }>(
      'SELECT DISTINCT deposit.id AS deposit_id FROM order_item JOIN deposit USING (order_id) WHERE quote_id = ANY($1)',
      [tops.flat()],
    );
    for (const { deposit_id } of found) deposits.add(deposit_id);
  }
  const open = ({ call }: Scene, quoteIds: string[]) => {
    const key = aKey();
    return opens(() => call(() => api.post(paths.deposits, aDeposit({ quoteIds }), withKey(key))));
  };
  const pay = async ({ number }: Scene, times: 1 | 2) => {
    const reference = await referenceOf(await depositWith(['open'], number));
    return reference && account.pay(reference, times);
  };
  const moveOutside = async ({ number }: Scene, back: CardAccount['giveBack']) => {
    const reference = await referenceOf(await depositWith(['paid', 'asked'], number));
    return reference && back(reference, pence(1 + number));
  };
  const setStatus = ({ quoteId, call }: Scene, status: QuoteStatus) =>
    call(() => staff().put(paths.adminQuoteStatus(quoteId), { status }));

  const happenings: Record<Action, (scene: Scene) => Promise<unknown>> = {
    open: (scene) => open(scene, [scene.quoteId]),
    'open all': async (scene) => open(scene, await Promise.all(tops.map(standing))),
    pay: (scene) => pay(scene, 1),
    'pay twice': (scene) => pay(scene, 2),
    look: ({ work }) => work(() => look(null)),
    'carry out': ({ work }) => work(carryOut),
    async record({ quoteId, number, call }) {
      const key = aKey();
      const amount = pence(1 + number * 41);
      const method = (['cash', 'card-counter', 'bank-transfer'] as const)[number % 3];
      const payment = { amount: toPounds(amount), method, paidOn: londonDateOf(now()) };
      const reply = await call(() => staff().post(paths.recordedPayments(quoteId), payment, withKey(key)));
      if (reply.statusCode < 300) recorded.set(key, amount);
    },
    async undo({ quoteId, call }) {
      const { entries } = await ledgerOfQuote(statements, quoteId);
      const entry = entries.find(({ canBeUndone }) => canBeUndone);
      if (!entry) return;
      const mistake = { reason: 'A mistake' };
      const reply = await call(() => staff().post(paths.undoPayment(quoteId, entry.id), mistake));
      if (reply.statusCode < 300) undone.set(entry.id, toPence(entry.amount));
    },
    /** All of it, or some. */
    async 'return credit'({ quoteId, number, call }) {
      const credit = toPence((await ledgerOfQuote(statements, quoteId)).credit);
      const amount = pence(number % 3 ? credit : Math.min(credit, 1 + number));
      if (amount === 0) return;
      const key = aKey();
      const given = { amount: toPounds(amount), method: 'cash', paidOn: londonDateOf(now()) };
      const reply = await call(() => staff().post(paths.refundedCredit(quoteId), given, withKey(key)));
      if (reply.statusCode < 300) returned.set(key, amount);
    },
    async refund({ number, call }) {
      const key = aKey();
      const depositId = await depositWith(['paid'], number);
      const refund = { amount: `${1 + (number % 40)}.00`, reason: 'Agreed' };
      return depositId && call(() => staff().post(paths.refunds(depositId), refund, withKey(key)));
    },
    'charge back': (scene) => moveOutside(scene, account.chargeBack),
    'give back outside': (scene) => moveOutside(scene, account.giveBack),
    ask: ({ quoteId, number, call }) =>
      call(() => askForBalance(staff(), quoteId, dueIn(now(), number % 4 < 2 ? '10.00' : null))),
    'ask no more': ({ quoteId, call }) => call(() => staff().delete(paths.balanceRequest(quoteId))),
    async 'open balance'({ quoteId, number, call }) {
      const { balance } = await ledgerOfQuote(statements, quoteId);
      const amount = number % 3 === 0 ? balance : toPounds(pence(1_000 + number * 31));
      const token = await tokenOf(quoteId);
      return opens(() => call(() => payBalance(api, token, amount)));
    },
    revise: (scene) => measure(scene, 'revise'),
    'keep the price': (scene) => measure(scene, 'keep'),
    agree: (scene) => answer(scene, true),
    decline: (scene) => answer(scene, false),
    async move({ quoteId, number, call }) {
      const [order] = await api.sql<{ stage: OrderStage | null }>(
        'SELECT stage FROM order_item WHERE agreed_id = $1 AND is_placed',
        [quoteId],
      );
      const from = order?.stage;
      const ways = from ? stageMoves[from] : [];
      // Mostly on, as orders go.
      const stage = number % 4 ? ways.at(-1) : ways[0];
      if (from && stage) await call(() => staff().put(paths.orderStage(quoteId), { stage, from }));
    },
    /** By phone, of all tops, to be paid by transfer. */
    async take({ call }) {
      const quoteIds = await Promise.all(tops.map(standing));
      const [sum] = await api.sql<{ total: string }>(
        'SELECT sum(total_price) AS total FROM quote WHERE id = ANY($1)',
        [quoteIds],
      );
      const order = {
        ...{ quoteIds, channel: 'phone', depositBy: 'bank-transfer', ...dueIn(now(), null) },
        ...{ customerName: 'Ada Lovelace', customerEmail: 'ada@example.com', customerPhone: '0118 496 0123' },
        ...{ needsDelivery: false, deliveryAddress: null, totalAmount: sum?.total },
      };
      const key = aKey();
      return call(() => staff().post(paths.adminOrders, order, withKey(key)));
    },
    /** One top or all, and as much of what was received as the number says, in cash where it does not go to the card. */
    async cancel({ quoteId, number, call }) {
      const going = await api.sql<{ id: string }>(
        `SELECT quote.id FROM order_item AS own JOIN order_item AS mate USING (order_id) JOIN quote ON quote.id = mate.agreed_id
         WHERE own.agreed_id = $1 AND own.is_placed AND mate.is_placed AND mate.stage IS NOT NULL`,
        [quoteId],
      );
      const quoteIds = number % 3 ? [quoteId] : going.map(({ id }) => id);
      const preview = await staff().get(`${paths.quoteCancelling(quoteId)}?quoteIds=${quoteIds.join(',')}`);
      if (preview.statusCode !== 200) return;
      const refunded = Math.floor((toPence(preview.json<Cancelling>().received) * number) / 999);
      const key = aKey();
      const reason = `Cancelled ${key}`;
      const order = { quoteIds, refunded: (refunded / 100).toFixed(2), method: 'cash', reason };
      const reply = await call(() => staff().post(paths.cancelOrder(quoteId), order, withKey(key)));
      if (reply.statusCode < 300) cancelled.set(order.reason, refunded);
    },
    async 'customer cancels'({ quoteId, call }) {
      const token = await tokenOf(quoteId);
      const preview = await api.get(paths.ownCancelling(token));
      if (preview.statusCode !== 200) return;
      const { refunded } = preview.json<Cancelling>();
      await call(() => api.post(paths.cancelOwnOrder(token), { refunded }));
    },
    'take up': (scene) => setStatus(scene, 'approved'),
    end: (scene) => setStatus(scene, scene.number % 2 ? 'declined' : 'completed'),
    accept: (scene) => decide(scene, 'accept'),
    settle: (scene) => decide(scene, 'settle'),
    dismiss: (scene) => decide(scene, 'dismiss'),
    'give back': (scene) => decide(scene, 'refund'),
  };

  async function happen({ action, number, killedAfter, losesAnswer }: Step): Promise<unknown> {
    const fate: Fate = { callsLeft: killedAfter, losesAnswer };
    /** What does not fit how things stand is refused; nothing fails, unless it was killed. Then it is asked for again. */
    const call = async (ask: Call): Promise<Response> => {
      const reply = await under(fate, ask);
      if (!isKilled(fate) && !losesAnswer)
        expect({ action, body: reply.body, isAnswer: reply.statusCode < 500 }).toMatchObject({
          isAnswer: true,
        });
      if (reply.statusCode < 500) return reply;
      const again = await ask();
      // Who was killed holds a payment for a while.
      expect({ action, body: again.body, status: again.statusCode }).not.toMatchObject({ status: 500 });
      return again;
    };
    const work = (what: () => Promise<void>) =>
      under(fate, what).catch((error: unknown) => {
        if (!isKilled(fate)) throw error;
      });
    await findDeposits();
    return happenings[action]({ quoteId: await standing(topOf(number)), number, call, work });
  }
  return {
    tops,
    recorded,
    undone,
    cancelled,
    returned,
    /** What happens on a day, with what the worker does at its end. */
    async live(day: readonly Step[]): Promise<void> {
      for (let index = 0; index < day.length; index += 1) {
        const [one, other] = day.slice(index, index + 2);
        if (!one) return;
        if (one.crosses && other) index += 1;
        await Promise.all([happen(one), one.crosses && other && happen(other)]);
      }
    },
    async settle(): Promise<void> {
      await findDeposits();
      await look(now());
      await carryOut();
    },
    /** The ids of all quotes, proposals of killed processes too. */
    async quoteIds(): Promise<string[]> {
      const found = await api.sql<{ id: string }>(
        `WITH RECURSIVE same AS (
           SELECT id FROM unnest($1::text[]) AS id
           UNION SELECT quote_id FROM same JOIN quote_revision ON original_id = same.id)
         SELECT id FROM same`,
        [saved],
      );
      return found.map(({ id }) => id);
    },
    deposits,
  };
}
export type Shop = Awaited<ReturnType<typeof aShop>>;

const dueIn = (now: Date, smallestPart: string | null) => ({
  dueOn: londonDateOf(new Date(now.getTime() + 3 * 86_400_000)),
  ...(smallestPart && { smallestPart }),
});
