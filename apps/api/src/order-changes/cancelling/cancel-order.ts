import { Injectable } from '@nestjs/common';
import {
  type Cancelling,
  type CancelOrderRequest,
  cancellingStepOf,
  type OrderStage,
  type RecordedMeans,
} from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { pence, toPence, toPounds, type Pence } from '@app/pricing';
import { cancelOpenAppointments, findByToken } from '../../appointments';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { issueInvoices, refreshQuotes, reserveRefund } from '../../payments';
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
  syncCallTasks,
  type TopRow,
  withdrawProposal,
} from '../../quotes';
import { addStaffTask, endStaffTask, reopenStaffTask, StaffTask } from '../../staff-tasks';
import { holdOrder } from './hold-order';
import { type CancellingPlan, planCancelling } from './plan-cancelling';

/** How much is given back, and on whose word; `by` null: its customer's. */
interface CancellationDecision {
  by: Actor | null;
  givenBack: Pence;
  means: RecordedMeans | null;
  reason: string | null;
  key: string | null;
}

interface HeldOrder {
  quote: TopRow;
  sameTop: readonly TopRow[];
  stage: OrderStage;
  plan: CancellingPlan;
}

const readQuote = `
  SELECT stage, EXISTS (
    SELECT FROM staff_task WHERE kind = 'customer-cancels' AND key = quote.id AND done_at IS NULL) AS "isAsked"
  FROM quote WHERE id = $1`;

const findByKey = 'SELECT quote_id, given_back::text FROM order_cancellation WHERE idempotency_key = $1';

const insertCancellation = `
  INSERT INTO order_cancellation (
    id, quote_id, stage, received, given_back, means, reason, cancelled_by, cancelled_at, idempotency_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (idempotency_key) DO NOTHING
  RETURNING id`;

const insertRefund = `
  INSERT INTO ledger_entry (kind, means, pence, quote_id, moved_at, recorded_at, recorded_by, note)
  VALUES ('refund', $1, $2, $3, $4, $4, $5, $6)`;

const byItsCustomer = 'The order was cancelled.';

/** Ends an order in one transaction, which holds every quote whose money hangs together with that of the order. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async preview(quoteId: string): Promise<Cancelling> {
    const [quote] = await this.statements.run<{ stage: OrderStage | null; isAsked: boolean }>(readQuote, [
      quoteId,
    ]);
    if (!quote) throw new AppError('quote/not-found');
    if (!quote.stage) throw new AppError('order/no-stage');
    const plan = await planCancelling(this.statements, quoteId, quote.stage);
    return {
      step: cancellingStepOf(quote.stage),
      received: toPounds(plan.received),
      givenBack: toPounds(plan.givenBack),
      toCard: toPounds(plan.toCard),
      canCustomerCancel: canCustomerCancel(quote.stage, plan),
      isAsked: quote.isAsked,
    };
  }

  async previewOwn(token: string): Promise<Cancelling> {
    return this.preview((await findByToken(this.statements, token, this.clock.now())).quoteId);
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
    await this.statements.transaction(async (tx) => {
      const held = await holdOrder(tx, quoteId);
      const [known] = await tx.run<{ quote_id: string; given_back: string }>(findByKey, [key]);
      if (known) {
        const isSame = known.quote_id === quoteId && toPence(known.given_back) === givenBack;
        if (!isSame) throw new AppError('deposit/key-reused');
        return;
      }
      const { stage } = await lockPresentQuote(tx, quoteId);
      if (!stage) throw new AppError('order/no-stage');
      const plan = await planCancelling(tx, quoteId, stage);
      await this.cancel(tx, { ...held, stage, plan }, decision);
    });
  }

  /** At once, as long as the stone is not cut and all goes back to the card; else staff are asked. */
  async byCustomer(token: string, shown: string): Promise<void> {
    const givenBack = readGivenBack(shown);
    await this.statements.transaction(async (tx) => {
      const { quoteId } = await findByToken(tx, token, this.clock.now());
      const held = await holdOrder(tx, quoteId);
      const { stage } = await lockPresentQuote(tx, quoteId);
      if (!stage) return;
      const plan = await planCancelling(tx, quoteId, stage);
      if (plan.givenBack !== givenBack) throw new AppError('order/given-back-changed');
      const isCancelled = canCustomerCancel(stage, plan);
      const decision = { by: null, givenBack, means: null, reason: null, key: null };
      if (isCancelled) await this.cancel(tx, { ...held, stage, plan }, decision);
      const at = this.clock.now();
      const note = isCancelled ? 'cancelled' : 'asked';
      const task = { key: quoteId, quoteId, note, at };
      if (!(await reopenStaffTask(tx, 'customer-cancels', task)))
        await addStaffTask(tx, 'customer-cancels', task);
      await tx.manager.update(StaffTask, { kind: 'customer-cancels', key: quoteId }, { note });
      if (!isCancelled) await addToTimelines(tx, [quoteId], { kind: 'cancelling-asked', at });
    });
  }

  private async cancel(
    tx: Transaction,
    { quote, sameTop, stage, plan }: HeldOrder,
    { by, givenBack, reason, key, means: byHandMeans }: CancellationDecision,
  ): Promise<void> {
    const at = this.clock.now();
    const { id } = quote;
    if (sameTop.some(({ deposit_state }) => deposit_state === 'review'))
      throw new AppError('deposit/in-review');
    if (givenBack > plan.received) throw new AppError('order/more-than-received');
    const byHand = pence(Math.max(givenBack - plan.toCard, 0));
    if (byHand > 0 && !byHandMeans) throw new AppError('order/means-missing');
    const means = byHand > 0 ? byHandMeans : null;
    const actor: Actor = by ?? { userId: null, requestId: currentRequestId() };
    const amounts = { givenBack: toPounds(givenBack), received: toPounds(plan.received) };
    const [written] = await tx.run(insertCancellation, [
      randomId(),
      id,
      stage,
      amounts.received,
      amounts.givenBack,
      means,
      reason,
      actor.userId,
      at,
      key,
    ]);
    // Another order's, sent at the same time.
    if (!written) throw new AppError('deposit/key-reused');
    await giveBackToCards(tx, actor, id, plan, pence(givenBack - byHand), reason ?? byItsCustomer, at);
    if (byHand > 0) {
      await tx.run(insertRefund, [means, pence(0 - byHand), id, at, actor.userId, reason]);
      await tx.run(refreshQuotes, [[id]]);
    }
    await tx.manager.update(Quote, id, { status: 'declined' });
    await withdrawProposal(tx, actor, id, at);
    // Once the deposit is paid it may be a page for the balance.
    for (const { id: other, deposit_state } of sameTop)
      if (deposit_state === 'open' || deposit_state === 'paid') await closePagesOf(tx, other, at);
    await issueInvoices(tx, [id], at);
    await syncCallTasks(tx, [id], at);
    await cancelOpenAppointments(tx, id, { by, at });
    if (by) await endStaffTask(tx, 'customer-cancels', { key: id, at, doneBy: by.userId });
    await noteByStaff(tx, actor, quote, {
      verb: 'cancel',
      event: { kind: 'order-cancelled', details: { ...amounts, ...(reason && { reason }) } },
      before: { status: quote.status, stage },
      after: { status: 'declined', ...amounts, means },
      at,
    });
    if (!quote.customer_email) return;
    await addMail(tx, {
      kind: 'order-cancelled',
      key: `${id}:${at.getTime()}`,
      to: { name: linklessName(quote.customer_name), address: quote.customer_email },
      quoteIds: [id],
      details: { ...amounts, byHand: toPounds(byHand), means, isByCustomer: !by },
      at,
    });
  }
}

/** The latest charge first; the provider is asked afterwards, once for each (decision 40). */
async function giveBackToCards(
  tx: Transaction,
  actor: Actor,
  quoteId: string,
  { charges }: CancellingPlan,
  amount: Pence,
  reason: string,
  at: Date,
): Promise<void> {
  let open = amount;
  for (const { quoteId: borneBy, left, ...charge } of charges) {
    const part = pence(Math.min(open, toPence(left)));
    if (part === 0) break;
    open = pence(open - part);
    const key = randomId();
    await tx.run('SELECT FROM payment_attempt WHERE id = $1 FOR NO KEY UPDATE', [charge.attemptId]);
    const rest = { isOfDeposit: true, borneBy, key, hash: key, quoteIds: [quoteId], at };
    await reserveRefund(tx, actor, { ...charge, amount: part, reason, ...rest });
  }
}

/** Who has paid at the counter has to be given that back by hand. */
const canCustomerCancel = (stage: OrderStage, { givenBack, toCard }: CancellingPlan): boolean =>
  cancellingStepOf(stage) !== 'cut' && givenBack <= toCard;

function readGivenBack(text: string): Pence {
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(text.trim()))
    throw fieldError('request/invalid', 'givenBack', 'This must be an amount such as 47.70.');
  return toPence(text.trim());
}
