import { Injectable } from '@nestjs/common';
import { type Cancelling, type CancelOrderRequest, handedOver, type RecordedMeans } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { pence, proRata, toPence, toPounds, type Pence } from '@app/pricing';
import { cancelOpenAppointments, findByToken } from '../../appointments';
import { type StatementRunner, Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import {
  type HeldOrder,
  holdOrderOf,
  moneyOrderIdOf,
  stagesOfOrder,
  syncCallTasks,
  withdrawProposal,
} from '../../orders';
import { isSameSet, issueInvoices, refreshOrder, reserveRefund } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { currentRequestId } from '../../platform/logging/request-context';
import {
  addToTimelines,
  closePagesOf,
  lockPresentQuote,
  noteByStaff,
  Quote,
  refreshTops,
} from '../../quotes';
import { addStaffTask, endStaffTask, reopenStaffTask, StaffTask } from '../../staff-tasks';
import { type CancellingPlan, planCancelling } from './plan-cancelling';

/** How much is given back, and on whose word; `by` null: its customer's. */
interface CancellationDecision {
  by: Actor | null;
  givenBack: Pence;
  means: RecordedMeans | null;
  reason: string | null;
  key: string | null;
}

const findAsked = `
  SELECT FROM staff_task WHERE kind = 'customer-cancels' AND key = $1 AND done_at IS NULL`;

/** What was cancelled by a request; its first row has the key. */
const findByKey = `
  SELECT array_agg(top_id) AS "topIds", sum(same.given_back)::text AS "givenBack"
  FROM order_cancellation AS known JOIN order_cancellation AS same USING (order_id, cancelled_at)
  JOIN order_item AS item ON item.order_id = known.order_id AND item.quote_id = same.quote_id
  WHERE known.idempotency_key = $1
  GROUP BY known.id`;

interface KnownCancellation {
  topIds: string[];
  givenBack: string;
}

const insertCancellations = `
  INSERT INTO order_cancellation (
    id, order_id, quote_id, stage, received, given_back, means, reason, cancelled_by, cancelled_at, idempotency_key)
  SELECT part.id, order_id, quote_id, stage, received, given_back, $6, $7, $8, $9, key
  FROM unnest($2::text[], $3::text[], $4::numeric[], $5::numeric[], $10::text[])
    AS part (id, agreed_id, received, given_back, key)
  JOIN order_item ON order_id = $1 AND order_item.agreed_id = part.agreed_id
  ON CONFLICT (idempotency_key) DO NOTHING
  RETURNING id`;

const insertRefund = `
  INSERT INTO ledger_entry (kind, means, pence, order_id, moved_at, recorded_at, recorded_by, note)
  VALUES ('refund', $1, $2, $3, $4, $4, $5, $6)`;

const byItsCustomer = 'The order was cancelled.';

/** Ends an order, or some of its tops, in one transaction that holds all of it. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @param quoteIds the tops that are cancelled; none named: that of `quoteId` */
  async preview(quoteId: string, quoteIds: readonly string[] = []): Promise<Cancelling> {
    const orderId = await moneyOrderIdOf(this.statements, quoteId);
    if (orderId === null) throw new AppError('order/no-stage');
    const plan = await this.plan(this.statements, orderId, quoteIds.length ? quoteIds : [quoteId]);
    const asked = await this.statements.run(findAsked, [orderId]);
    return {
      step: plan.step,
      received: toPounds(plan.received),
      givenBack: toPounds(plan.givenBack),
      toCard: toPounds(plan.toCard),
      canCustomerCancel: canCustomerCancel(plan),
      isAsked: asked.length > 0,
    };
  }

  /** Of all that goes on and is not with its customer yet. */
  async previewOwn(token: string): Promise<Cancelling> {
    const { quoteId } = await findByToken(this.statements, token, this.clock.now());
    return this.preview(quoteId, await this.allOf(this.statements, quoteId));
  }

  /** What is given back is staff's word; the rules are a proposal. */
  async byStaff(
    actor: Actor,
    quoteId: string,
    key: string | undefined,
    input: CancelOrderRequest,
  ): Promise<void> {
    // Without one, a request whose answer was lost would give money back twice where the order was taken up meanwhile.
    if (key === undefined) throw new AppError('request/key-missing');
    const givenBack = readGivenBack(input.givenBack);
    const decision = { by: actor, givenBack, means: input.means ?? null, reason: input.reason.trim(), key };
    const named = input.quoteIds?.length ? input.quoteIds : [quoteId];
    await this.statements.transaction(async (tx) => {
      const order = await holdOrderOf(tx, quoteId);
      const [known] = await tx.run<KnownCancellation>(findByKey, [key]);
      if (known) {
        const tops = named.map((id) => order.held.find((one) => one.id === id)?.top_id ?? id);
        const isSame = isSameSet(known.topIds, tops) && toPence(known.givenBack) === givenBack;
        if (!isSame) throw new AppError('deposit/key-reused');
        return;
      }
      await lockPresentQuote(tx, quoteId);
      const plan = await this.plan(tx, order.orderId, named);
      await this.cancel(tx, order, plan, decision);
    });
  }

  /** At once, as long as the stone is not cut and all goes back to the card; else staff are asked. */
  async byCustomer(token: string, shown: string): Promise<void> {
    const givenBack = readGivenBack(shown);
    await this.statements.transaction(async (tx) => {
      const { quoteId } = await findByToken(tx, token, this.clock.now());
      const order = await holdOrderOf(tx, quoteId);
      const named = await this.allOf(tx, quoteId);
      if (named.length === 0) return;
      const plan = await this.plan(tx, order.orderId, named);
      if (plan.givenBack !== givenBack) throw new AppError('order/given-back-changed');
      const isCancelled = canCustomerCancel(plan);
      const decision = { by: null, givenBack, means: null, reason: null, key: null };
      if (isCancelled) await this.cancel(tx, order, plan, decision);
      const at = this.clock.now();
      const note = isCancelled ? 'cancelled' : 'asked';
      const key = order.orderId;
      const task = { key, quoteId, note, at };
      if (!(await reopenStaffTask(tx, 'customer-cancels', task)))
        await addStaffTask(tx, 'customer-cancels', task);
      await tx.manager.update(StaffTask, { kind: 'customer-cancels', key }, { note });
      if (!isCancelled) await addToTimelines(tx, named, { kind: 'cancelling-asked', at });
    });
  }

  /** What can still be cancelled: what is with the customer already cannot. */
  private async allOf(runner: StatementRunner, quoteId: string): Promise<string[]> {
    const orderId = await moneyOrderIdOf(runner, quoteId);
    const stages = orderId === null ? [] : await stagesOfOrder(runner, orderId);
    return [...stages].flatMap(([id, stage]) => (handedOver.includes(stage) ? [] : [id]));
  }

  private async plan(
    runner: StatementRunner,
    orderId: string,
    quoteIds: readonly string[],
  ): Promise<CancellingPlan> {
    const going = await stagesOfOrder(runner, orderId);
    if (quoteIds.some((id) => !going.has(id))) throw new AppError('order/no-stage');
    const stages = new Map([...going].filter(([id]) => quoteIds.includes(id)));
    return planCancelling(runner, orderId, stages);
  }

  private async cancel(
    tx: Transaction,
    { orderId, quote, quotes, held }: HeldOrder,
    plan: CancellingPlan,
    { by, givenBack, reason, key, means: byHandMeans }: CancellationDecision,
  ): Promise<void> {
    const at = this.clock.now();
    const quoteIds = plan.items.map(({ quoteId }) => quoteId);
    if (held.some(({ deposit_state }) => deposit_state === 'review')) throw new AppError('deposit/in-review');
    if (givenBack > plan.received) throw new AppError('order/more-than-received');
    const byHand = pence(Math.max(givenBack - plan.toCard, 0));
    if (byHand > 0 && !byHandMeans) throw new AppError('order/means-missing');
    const means = byHand > 0 ? byHandMeans : null;
    const actor: Actor = by ?? { userId: null, requestId: currentRequestId() };
    const amounts = { givenBack: toPounds(givenBack), received: toPounds(plan.received) };
    const back = givenBackOfEach(plan, givenBack);
    const written = await tx.run<{ id: string }>(insertCancellations, [
      ...[orderId, quoteIds.map(() => randomId()), quoteIds],
      ...[plan.items.map(({ received }) => toPounds(received)), back.map(toPounds)],
      ...[means, reason, actor.userId, at, quoteIds.map((_, index) => (index === 0 ? key : null))],
    ]);
    // Another order's, sent at the same time.
    if (written.length < quoteIds.length) throw new AppError('deposit/key-reused');
    await giveBackToCards(tx, actor, plan, pence(givenBack - byHand), reason ?? byItsCustomer, at);
    if (byHand > 0) await tx.run(insertRefund, [means, pence(0 - byHand), orderId, at, actor.userId, reason]);
    await tx.manager.update(Quote, quoteIds, { status: 'declined' });
    await refreshTops(tx, quoteIds);
    for (const id of quoteIds) await withdrawProposal(tx, actor, id, at);
    // Once the deposit is paid it may be a page for the balance.
    for (const { id, deposit_state } of held)
      if (deposit_state === 'open' || deposit_state === 'paid') await closePagesOf(tx, id, at);
    await refreshOrder(tx, orderId, at);
    await issueInvoices(tx, orderId, at);
    await syncCallTasks(tx, quoteIds, at);
    await cancelOpenAppointments(tx, quoteIds[0] ?? '', { by, at });
    if (by) await endStaffTask(tx, 'customer-cancels', { key: orderId, at, doneBy: by.userId });
    for (const [index, { quoteId, stage, received }] of plan.items.entries()) {
      const cancelled = quotes.find(({ id }) => id === quoteId) ?? quote;
      const own = { givenBack: toPounds(back[index] ?? pence(0)), received: toPounds(received) };
      await noteByStaff(tx, actor, cancelled, {
        verb: 'cancel',
        event: { kind: 'order-cancelled', details: { ...own, ...(reason && { reason }) } },
        before: { status: cancelled.status, stage },
        after: { status: 'declined', ...own, means },
        at,
      });
    }
    const customer = [quote, ...quotes].find(({ customer_email }) => customer_email);
    if (!customer?.customer_email) return;
    await addMail(tx, {
      kind: 'order-cancelled',
      key: `${orderId}:${at.getTime()}`,
      to: { name: linklessName(customer.customer_name), address: customer.customer_email },
      quoteIds,
      details: { ...amounts, byHand: toPounds(byHand), means, isByCustomer: !by, isAll: plan.isAll },
      at,
    });
  }
}

/** What of it is given back of each top: as the rules have it, or in proportion to what was paid of each. */
function givenBackOfEach({ items, givenBack: byRules }: CancellingPlan, givenBack: Pence): readonly Pence[] {
  if (givenBack === byRules) return items.map((item) => item.givenBack);
  if (givenBack === 0) return items.map(() => pence(0));
  return proRata(
    items.map(({ received }) => received),
    givenBack,
  );
}

/** The latest charge first; the provider is asked afterwards, once for each (decision 40). */
async function giveBackToCards(
  tx: Transaction,
  actor: Actor,
  { charges, items }: CancellingPlan,
  amount: Pence,
  reason: string,
  at: Date,
): Promise<void> {
  const quoteIds = items.map(({ quoteId }) => quoteId);
  let open = amount;
  for (const { left, ...charge } of charges) {
    const part = pence(Math.min(open, Math.max(left, 0)));
    if (part === 0) continue;
    open = pence(open - part);
    const key = randomId();
    await tx.run('SELECT FROM payment_attempt WHERE id = $1 FOR NO KEY UPDATE', [charge.attemptId]);
    const rest = { isOfDeposit: true, key, hash: key, quoteIds, at };
    await reserveRefund(tx, actor, { ...charge, amount: part, reason, ...rest });
  }
}

/** Who has paid at the counter has to be given that back by hand. */
const canCustomerCancel = ({ step, givenBack, toCard }: CancellingPlan): boolean =>
  step !== 'cut' && givenBack <= toCard;

function readGivenBack(text: string): Pence {
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(text.trim()))
    throw fieldError('request/invalid', 'givenBack', 'This must be an amount such as 47.70.');
  return toPence(text.trim());
}
