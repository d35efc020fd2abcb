import { setTimeout as sleep } from 'node:timers/promises';
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
import type { TestApi } from '../../testing/servers/start-api';
import { CheckPayment } from '../attempts/check-payment';
import { ledgerOfQuote } from '../ledger/order-ledger';
import type { ExecuteRefund } from '../refunds/execute-refund';
import { aDeposit, newIdempotencyKey, saveQuotes, withKey } from './a-deposit';
import { askForBalance, payBalance } from './an-order';
import type { CardAccount } from './card-accounts';
import type { Action, Step } from './random-histories';
import { type SimulatedFault, isKilled, runWithFault } from './simulate-crashes';
import { changeQuote } from '../../testing/builders/change-quote';

interface ShopInput {
  api: TestApi;
  account: CardAccount;
  staff: StaffCalls;
  refunder: ExecuteRefund;
  now: () => Date;
  /** Moves the clock forward. */
  pass: (ms: number) => Promise<void>;
  count: number;
}

/** An idempotent request to the shop. */
type Call = () => Promise<Response>;

/** The quote on which an action is carried out, with its random number. */
interface ActionContext {
  quoteId: string;
  number: number;
  call: (call: Call) => Promise<Response>;
  work: (what: () => Promise<void>) => Promise<void>;
}

/** A shop with `count` tops, and the actions of customers, staff, banks and the worker. */
export async function aShop({ api, account, staff, refunder, now, pass, count }: ShopInput) {
  const statements = api.app.get(Statements);
  const saved = (await saveQuotes(api, count)).map(({ id }) => id);
  await changeQuote(api, saved, { customerEmail: 'ada@example.com' });
  /** For each top, the ids of the saved quote and of its revisions. */
  const tops = saved.map((id) => [id]);
  const deposits = new Set<string>();
  /** Amounts that staff recorded, by idempotency key, and amounts that they undid, by entry id. */
  const recorded = new Map<string, number>();
  const undone = new Map<string, number>();
  /** Amounts refunded on cancelling, by reason. */
  const cancelled = new Map<string, number>();
  /** Refunded credits, by idempotency key. */
  const returned = new Map<string, number>();
  /** Chargebacks won, by task. */
  const won = new Map<string, number>();
  const tokens = new Map<string, string>();

  /** Mostly the first top, so that several actions meet on one top. */
  const topOf = (number: number) => tops[number % 5 === 4 ? Math.ceil(number / 5) % count : 0] ?? [];
  /** The current quote of each top. Also adds deposits whose response was lost when the process crashed. */
  async function findCurrentQuotes(of: readonly (readonly string[])[] = tops): Promise<string[]> {
    const found = await api.sql<{ id: string; is_current: boolean; deposits: string[] }>(
      `SELECT id, standing NOT IN ('superseded', 'proposed') AS is_current,
         ARRAY(SELECT deposit.id FROM order_item JOIN deposit USING (order_id) WHERE quote_id = quote.id) AS deposits
       FROM quote WHERE id = ANY($1)`,
      [tops.flat()],
    );
    for (const id of found.flatMap((quote) => quote.deposits)) deposits.add(id);
    const current = new Set(found.filter(({ is_current }) => is_current).map(({ id }) => id));
    return of.map((ids) => ids.find((id) => current.has(id)) ?? '');
  }
  async function tokenOf(quoteId: string): Promise<string> {
    const token = tokens.get(quoteId) ?? (await makeOrderToken(statements, quoteId, now()));
    tokens.set(quoteId, token);
    return token;
  }
  /** One of the deposits: mostly the latest in one of these states. */
  async function depositWith(states: readonly string[], number: number): Promise<string | undefined> {
    const found = await api.sql<{ id: string }>(
      `SELECT deposit_id AS id, state FROM payment_attempt AS attempt
       CROSS JOIN LATERAL (SELECT EXISTS (
         SELECT FROM staff_task WHERE attempt_id = attempt.id AND kind = 'review-payment' AND done_at IS NULL)) AS task
       WHERE deposit_id = ANY($1)
       ORDER BY CASE WHEN task.exists THEN 'in review' ELSE state END = ANY($2) DESC, created_at DESC`,
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

  async function addDeposit(call: Call): Promise<void> {
    const reply = await call();
    if (reply.statusCode < 300) deposits.add(reply.json<{ id: string }>().id);
  }
  async function measure({ quoteId, number, call }: ActionContext, price: 'keep' | 'revise') {
    const [known] = await api.sql<{ version: number }>(
      'SELECT version FROM measurement WHERE quote_id = $1 ORDER BY version DESC LIMIT 1',
      [quoteId],
    );
    const lengthMm = price === 'keep' ? 1200 : 900 + number;
    const sizes = { lengthMm, widthMm: 350, note: '', how: 'phone', price };
    const knownVersion = known?.version ?? null;
    const reply = await call(() => staff.post(paths.measurements(quoteId), { ...sizes, knownVersion }));
    if (reply.statusCode >= 300) return;
    const { revisedQuote } = reply.json<SaveMeasurementsResponse>();
    if (revisedQuote) topOf(number).push(revisedQuote.id);
  }
  async function answer({ number, call }: ActionContext, isAgreed: boolean) {
    const [proposal] = await api.sql<{ id: string; total_price: string }>(
      `SELECT quote.id, total_price::text FROM quote JOIN quote_revision ON quote_id = quote.id
       WHERE original_id = ANY($1) AND state = 'proposed' LIMIT 1`,
      [topOf(number)],
    );
    if (!proposal) return;
    // A crashed process may have created it.
    if (!topOf(number).includes(proposal.id)) topOf(number).push(proposal.id);
    const consent = { isAgreed, totalPrice: proposal.total_price };
    await call(() => api.post(paths.answerRevision(proposal.id), consent));
  }
  async function decide({ number, call }: ActionContext, decision: ReviewDecision) {
    const attempts = await api.sql<{ id: string }>(
      'SELECT id FROM payment_attempt WHERE deposit_id = $1 ORDER BY number',
      [await depositWith(['in review'], number)],
    );
    for (const { id } of attempts)
      await call(() => staff.post(paths.decideReview(id), { decision, reason: 'So it is' }));
  }
  /** Checks attempts as the worker does; null: also those that are not due. */
  async function checkPayments(dueBy: Date | null): Promise<void> {
    const attempts = await api.sql<{ id: string }>(
      `SELECT id FROM payment_attempt WHERE deposit_id = ANY($1)
         AND (next_check_at <= $2 OR $2::timestamptz IS NULL) ORDER BY id`,
      [[...deposits], dueBy],
    );
    for (const { id } of attempts) await api.app.get(CheckPayment).check(id);
  }
  async function executeRefunds(): Promise<void> {
    const due = await api.sql<{ id: string }>(
      'SELECT id FROM refund WHERE settled_at IS NULL AND deposit_id = ANY($1)',
      [[...deposits]],
    );
    for (const { id } of due) await refunder.execute(id);
  }
  const open = ({ call }: ActionContext, quoteIds: string[]) => {
    const key = newIdempotencyKey();
    return addDeposit(() => call(() => api.post(paths.deposits, aDeposit({ quoteIds }), withKey(key))));
  };
  const pay = async ({ number }: ActionContext, times: 1 | 2) => {
    const reference = await referenceOf(await depositWith(['open'], number));
    return reference && account.pay(reference, times);
  };
  const moveOutside = async ({ number }: ActionContext, refundOutside: CardAccount['refundOutside']) => {
    const reference = await referenceOf(await depositWith(['paid', 'in review'], number));
    return reference && refundOutside(reference, pence(1 + number));
  };
  const setStatus = ({ quoteId, call }: ActionContext, status: QuoteStatus) =>
    call(() => staff.put(paths.adminQuoteStatus(quoteId), { status }));

  const runAction: Record<Action, (context: ActionContext) => Promise<unknown>> = {
    open: (context) => open(context, [context.quoteId]),
    'open all': async (context) => open(context, await findCurrentQuotes()),
    pay: (context) => pay(context, 1),
    'pay twice': (context) => pay(context, 2),
    look: ({ work }) => work(() => checkPayments(null)),
    'carry out': ({ work }) => work(executeRefunds),
    async record({ quoteId, number, call }) {
      const key = newIdempotencyKey();
      const amount = pence(1 + number * 41);
      const method = (['cash', 'card-counter', 'bank-transfer'] as const)[number % 3];
      const payment = { amount: toPounds(amount), method, paidOn: londonDateOf(now()) };
      const reply = await call(() => staff.post(paths.recordedPayments(quoteId), payment, withKey(key)));
      if (reply.statusCode < 300) recorded.set(key, amount);
    },
    async undo({ quoteId, call }) {
      const { entries } = await ledgerOfQuote(statements, quoteId);
      const entry = entries.find(({ canBeUndone }) => canBeUndone);
      if (!entry) return;
      const mistake = { reason: 'A mistake' };
      const reply = await call(() => staff.post(paths.undoPayment(quoteId, entry.id), mistake));
      if (reply.statusCode < 300) undone.set(entry.id, toPence(entry.amount));
    },
    /** Refunds the whole credit or a part of it. */
    async 'return credit'({ quoteId, number, call }) {
      const credit = toPence((await ledgerOfQuote(statements, quoteId)).credit);
      const amount = pence(number % 3 ? credit : Math.min(credit, 1 + number));
      if (amount === 0) return;
      const key = newIdempotencyKey();
      const given = { amount: toPounds(amount), method: 'cash', paidOn: londonDateOf(now()) };
      const reply = await call(() => staff.post(paths.refundedCredit(quoteId), given, withKey(key)));
      if (reply.statusCode < 300) returned.set(key, amount);
    },
    async refund({ number, call }) {
      const key = newIdempotencyKey();
      const depositId = await depositWith(['paid'], number);
      const refund = { amount: `${1 + (number % 40)}.00`, reason: 'Agreed' };
      return depositId && call(() => staff.post(paths.refunds(depositId), refund, withKey(key)));
    },
    'charge back': (context) => moveOutside(context, account.chargeBack),
    'refund outside': (context) => moveOutside(context, account.refundOutside),
    /** Wins a chargeback that the reconciliation has found. */
    async 'win chargeback'({ number, call }) {
      const tasks = await api.sql<{ id: string; pence: string }>(
        `SELECT id, substring(key FROM '[0-9]+$') AS pence FROM staff_task
         WHERE kind = 'chargeback' AND done_at IS NULL AND deposit_id = ANY($1) ORDER BY due_at, id`,
        [[...deposits]],
      );
      const task = tasks[number % Math.max(1, tasks.length)];
      if (!task) return;
      const reply = await call(() => staff.post(paths.decideChargeback(task.id), { decision: 'win' }));
      if (reply.statusCode < 300) won.set(task.id, Number(task.pence));
    },
    ask: ({ quoteId, number, call }) =>
      call(() => askForBalance(staff, quoteId, dueIn(now(), number % 4 < 2 ? '10.00' : null))),
    'ask no more': ({ quoteId, call }) => call(() => staff.delete(paths.balanceRequest(quoteId))),
    async 'open balance'({ quoteId, number, call }) {
      const { balance } = await ledgerOfQuote(statements, quoteId);
      const amount = number % 3 === 0 ? balance : toPounds(pence(1_000 + number * 31));
      const token = await tokenOf(quoteId);
      return addDeposit(() => call(() => payBalance(api, token, amount)));
    },
    revise: (context) => measure(context, 'revise'),
    'keep the price': (context) => measure(context, 'keep'),
    agree: (context) => answer(context, true),
    decline: (context) => answer(context, false),
    async move({ quoteId, number, call }) {
      const [order] = await api.sql<{ stage: OrderStage | null }>(
        'SELECT stage FROM order_item WHERE agreed_id = $1 AND is_placed',
        [quoteId],
      );
      const from = order?.stage;
      const nextStages = from ? stageMoves[from] : [];
      // Mostly forward, as orders do.
      const stage = number % 4 ? nextStages.at(-1) : nextStages[0];
      if (from && stage) await call(() => staff.put(paths.orderStage(quoteId), { stage, from }));
    },
    /** Staff take an order on the phone for all tops, with a deposit by bank transfer. */
    async take({ call }) {
      const quoteIds = await findCurrentQuotes();
      const [sum] = await api.sql<{ total: string }>(
        'SELECT sum(total_price) AS total FROM quote WHERE id = ANY($1)',
        [quoteIds],
      );
      const order = {
        quoteIds,
        channel: 'phone',
        depositBy: 'bank-transfer',
        ...dueIn(now(), null),
        customerName: 'Ada Lovelace',
        customerEmail: 'ada@example.com',
        customerPhone: '0118 496 0123',
        needsDelivery: false,
        deliveryAddress: null,
        totalAmount: sum?.total,
      };
      const key = newIdempotencyKey();
      return call(() => staff.post(paths.adminOrders, order, withKey(key)));
    },
    /** Cancels one top or all. The number decides how much of the received amount is refunded, in cash if not to the card. */
    async cancel({ quoteId, number, call }) {
      const activeTops = await api.sql<{ id: string }>(
        `SELECT quote.id FROM order_item AS own JOIN order_item AS mate USING (order_id) JOIN quote ON quote.id = mate.agreed_id
         WHERE own.agreed_id = $1 AND own.is_placed AND mate.is_placed AND mate.stage IS NOT NULL`,
        [quoteId],
      );
      const quoteIds = number % 3 ? [quoteId] : activeTops.map(({ id }) => id);
      const preview = await staff.get(`${paths.quoteCancelling(quoteId)}?quoteIds=${quoteIds.join(',')}`);
      if (preview.statusCode !== 200) return;
      const refunded = Math.floor((toPence(preview.json<Cancelling>().received) * number) / 999);
      const key = newIdempotencyKey();
      const reason = `Cancelled ${key}`;
      const order = { quoteIds, refunded: (refunded / 100).toFixed(2), method: 'cash', reason };
      const reply = await call(() => staff.post(paths.cancelOrder(quoteId), order, withKey(key)));
      if (reply.statusCode < 300) cancelled.set(order.reason, refunded);
    },
    async 'customer cancels'({ quoteId, call }) {
      const token = await tokenOf(quoteId);
      const preview = await api.get(paths.ownCancelling(token));
      if (preview.statusCode !== 200) return;
      const { refunded } = preview.json<Cancelling>();
      await call(() => api.post(paths.cancelOwnOrder(token), { refunded }));
    },
    reopen: (context) => setStatus(context, 'approved'),
    end: (context) => setStatus(context, context.number % 2 ? 'declined' : 'completed'),
    accept: (context) => decide(context, 'accept'),
    settle: (context) => decide(context, 'settle'),
    dismiss: (context) => decide(context, 'dismiss'),
    'refund review': (context) => decide(context, 'refund'),
  };

  async function runStep({ action, number, killedAfter, losesResponse }: Step): Promise<unknown> {
    const fault: SimulatedFault = { callsLeft: killedAfter, losesResponse };
    /** An impossible request is rejected. Only a crash may cause a server error; then the request is repeated. */
    const call = async (ask: Call): Promise<Response> => {
      const reply = await runWithFault(fault, ask);
      if (!isKilled(fault) && !losesResponse)
        expect({ action, body: reply.body, isHandled: reply.statusCode < 500 }).toMatchObject({
          isHandled: true,
        });
      if (reply.statusCode < 500) return reply;
      // A crashed process still holds its lease for a while.
      const again = await passTimeUntilResponse(pass, ask());
      expect({ action, body: again.body, status: again.statusCode }).not.toMatchObject({ status: 500 });
      return again;
    };
    const work = (what: () => Promise<void>) =>
      runWithFault(fault, what).catch((error: unknown) => {
        if (!isKilled(fault)) throw error;
      });
    const [quoteId = ''] = await findCurrentQuotes([topOf(number)]);
    return runAction[action]({ quoteId, number, call, work });
  }
  return {
    tops,
    recorded,
    undone,
    cancelled,
    returned,
    won,
    /** Runs the steps of one day. */
    async runDay(day: readonly Step[]): Promise<void> {
      for (let index = 0; index < day.length; index += 1) {
        const [step, nextStep] = day.slice(index, index + 2);
        if (!step) return;
        if (step.isConcurrent && nextStep) index += 1;
        await Promise.all([runStep(step), step.isConcurrent && nextStep && runStep(nextStep)]);
      }
    },
    async settle(): Promise<void> {
      await findCurrentQuotes();
      await checkPayments(now());
      await executeRefunds();
    },
    /** The ids of all quotes, including proposals of crashed processes. */
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

/** Moves the clock forward by a second every 50 ms, until there is a response. */
async function passTimeUntilResponse(pass: ShopInput['pass'], reply: Promise<Response>): Promise<Response> {
  let hasResponse = false;
  void reply.finally(() => (hasResponse = true)).catch(() => undefined);
  while (!hasResponse) {
    await Promise.race([reply, sleep(50)]);
    if (!hasResponse) await pass(1_000);
  }
  return reply;
}
