import { Injectable } from '@nestjs/common';
import {
  cancellingStepOf,
  type Cancelling,
  type CancelOrderRequest,
  handedOver,
  type RecordedMethod,
} from '@app/contracts';
import { pence, proRata, toPence, toPounds, type Pence } from '@app/pricing';
import { IsNull } from 'typeorm';
import { cancelOpenAppointments, getOrderByToken } from '../../appointments';
import { insertUnlessPresent } from '../../database/insert-unless-present';
import { type StatementRunner, Statements, type Transaction } from '../../database/statements';
import { addMail, addOrInclude } from '../../mail';
import {
  type LockedOrder,
  lockOrderOf,
  findLastPlacedOrder,
  stagesOfOrder,
  syncPhoneCallTasks,
  withdrawProposal,
} from '../../orders';
import {
  addStaffEntry,
  isSameSet,
  issueInvoicesUnmailed,
  PaymentAttempt,
  refreshOrder,
  reserveRefund,
} from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { currentRequestId } from '../../platform/logging/request-context';
import {
  addToTimelines,
  closeCardPages,
  lockPresentQuote,
  recipientAmong,
  recordStaffAction,
  Quote,
  refreshTops,
} from '../../quotes';
import { addStaffTask, endStaffTask, reopenStaffTask, StaffTask } from '../../staff-tasks';
import { OrderCancellation } from './order-cancellation.entity';
import { type CancellingPlan, planCancelling } from './plan-cancelling';

interface CancellationDecision {
  /** Null: the customer. */
  staff: Actor | null;
  refunded: Pence;
  method: RecordedMethod | null;
  reason: string | null;
  key: string | null;
}

/** Finds what an earlier request with the same key cancelled. Only the first of its rows has the key. */
const findByKeySql = `
  SELECT array_agg(top_id) AS "topIds", sum(same.refunded)::text AS "refunded"
  FROM order_cancellation AS first JOIN order_cancellation AS same USING (order_id, cancelled_at)
  JOIN order_item AS item ON item.order_id = first.order_id AND item.quote_id = same.quote_id
  WHERE first.idempotency_key = $1
  GROUP BY first.id`;

interface EarlierCancellation {
  topIds: string[];
  refunded: string;
}

const customerReason = 'The order was cancelled.';

@Injectable()
export class CancelOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @param quoteIds quotes of the tops to cancel; default: `quoteId` */
  async preview(quoteId: string, quoteIds: readonly string[] = []): Promise<Cancelling> {
    const orderId = await findLastPlacedOrder(this.statements, quoteId);
    if (orderId === null) throw new AppError('order/no-stage');
    const plan = await this.plan(this.statements, orderId, quoteIds.length ? quoteIds : [quoteId]);
    return {
      step: plan.step,
      received: toPounds(plan.received),
      refunded: toPounds(plan.refunded),
      tops: plan.items.map(({ quoteId: id, stage, ...item }) => ({
        quoteId: id,
        step: cancellingStepOf(stage),
        received: toPounds(item.received),
        refunded: toPounds(item.refunded),
      })),
      toCard: toPounds(plan.refundableToCard),
      canCustomerCancel: canCustomerCancel(plan),
      isAsked: await this.statements.manager.existsBy(StaffTask, {
        kind: 'customer-cancels',
        key: orderId,
        doneAt: IsNull(),
      }),
    };
  }

  async previewForCustomer(token: string): Promise<Cancelling> {
    const { quoteId } = await getOrderByToken(this.statements, token, this.clock.now());
    return this.preview(quoteId, await this.findCancellable(this.statements, quoteId));
  }

  /** Staff decide how much is refunded; the rules only propose an amount. */
  async cancelByStaff(actor: Actor, quoteId: string, key: string, input: CancelOrderRequest): Promise<void> {
    const refunded = readRefunded(input.refunded);
    const decision = {
      staff: actor,
      refunded,
      method: input.method ?? null,
      reason: input.reason.trim(),
      key,
    };
    const requestedQuoteIds = input.quoteIds?.length ? input.quoteIds : [quoteId];
    await this.statements.transaction(async (tx) => {
      const order = await lockOrderOf(tx, quoteId);
      const [earlierCancellation] = await tx.run<EarlierCancellation>(findByKeySql, [key]);
      if (earlierCancellation) {
        const tops = requestedQuoteIds.map(
          (id) => order.lockedQuotes.find((locked) => locked.id === id)?.top_id ?? id,
        );
        const isSame =
          isSameSet(earlierCancellation.topIds, tops) && toPence(earlierCancellation.refunded) === refunded;
        if (!isSame) throw new AppError('deposit/key-reused');
        return;
      }
      await lockPresentQuote(tx, quoteId);
      const plan = await this.plan(tx, order.orderId, requestedQuoteIds);
      await this.cancel(tx, order, plan, decision);
    });
  }

  /** Cancels immediately if the stone is not cut and the whole refund goes to a card. Otherwise creates a task for staff. */
  async cancelByCustomer(token: string, shownRefund: string): Promise<void> {
    const refunded = readRefunded(shownRefund);
    await this.statements.transaction(async (tx) => {
      const { quoteId } = await getOrderByToken(tx, token, this.clock.now());
      const order = await lockOrderOf(tx, quoteId);
      const requestedQuoteIds = await this.findCancellable(tx, quoteId);
      if (requestedQuoteIds.length === 0) return;
      const plan = await this.plan(tx, order.orderId, requestedQuoteIds);
      if (plan.refunded !== refunded) throw new AppError('order/refund-changed');
      const isCancelled = canCustomerCancel(plan);
      const decision = { staff: null, refunded, method: null, reason: null, key: null };
      if (isCancelled) await this.cancel(tx, order, plan, decision);
      const at = this.clock.now();
      const note = isCancelled ? 'cancelled' : 'asked';
      const key = order.orderId;
      const task = { key, quoteId, note, at };
      if (!(await reopenStaffTask(tx, 'customer-cancels', task)))
        await addStaffTask(tx, 'customer-cancels', task);
      await tx.manager.update(StaffTask, { kind: 'customer-cancels', key }, { note });
      if (!isCancelled) await addToTimelines(tx, requestedQuoteIds, { kind: 'cancellation-requested', at });
    });
  }

  private async findCancellable(runner: StatementRunner, quoteId: string): Promise<string[]> {
    const orderId = await findLastPlacedOrder(runner, quoteId);
    const stages = orderId === null ? [] : await stagesOfOrder(runner, orderId);
    return [...stages].flatMap(([id, stage]) => (handedOver.includes(stage) ? [] : [id]));
  }

  private async plan(
    runner: StatementRunner,
    orderId: string,
    quoteIds: readonly string[],
  ): Promise<CancellingPlan> {
    const activeStages = await stagesOfOrder(runner, orderId);
    if (quoteIds.some((id) => !activeStages.has(id))) throw new AppError('order/no-stage');
    const stages = new Map([...activeStages].filter(([id]) => quoteIds.includes(id)));
    return planCancelling(runner, orderId, stages);
  }

  private async cancel(
    tx: Transaction,
    { orderId, quote, quotes, lockedQuotes }: LockedOrder,
    plan: CancellingPlan,
    { staff, refunded, reason, key, method: chosenMethod }: CancellationDecision,
  ): Promise<void> {
    const at = this.clock.now();
    const quoteIds = plan.items.map(({ quoteId }) => quoteId);
    if (lockedQuotes.some(({ deposit_state }) => deposit_state === 'review'))
      throw new AppError('deposit/in-review');
    if (refunded > plan.received) throw new AppError('order/more-than-received');
    const manualAmount = pence(Math.max(refunded - plan.refundableToCard, 0));
    if (manualAmount > 0 && !chosenMethod) throw new AppError('order/method-missing');
    const method = manualAmount > 0 ? chosenMethod : null;
    const actor: Actor = staff ?? { userId: null, requestId: currentRequestId() };
    const items = splitRefund(plan, refunded);
    await insertCancellations(tx, orderId, items, { method, reason, key, cancelledBy: actor.userId, at });
    await refundToCards(tx, actor, plan, pence(refunded - manualAmount), reason ?? customerReason, at);
    if (method) {
      const pence = String(0 - manualAmount);
      const entry = { kind: 'refund', method, pence, orderId, movedAt: at, note: reason } as const;
      await addStaffEntry(tx, actor, entry, at);
    }
    await tx.manager.update(Quote, quoteIds, { status: 'declined' });
    await refreshTops(tx, quoteIds);
    for (const id of quoteIds) await withdrawProposal(tx, actor, id, at);
    // After the deposit is paid, an open page is for the balance.
    for (const { id, deposit_state } of lockedQuotes)
      if (deposit_state === 'open' || deposit_state === 'paid') await closeCardPages(tx, id, at);
    await refreshOrder(tx, orderId, at);
    const invoices = await issueInvoicesUnmailed(tx, orderId, at);
    await syncPhoneCallTasks(tx, quoteIds, at);
    const cancellations = await cancelOpenAppointments(tx, quoteIds[0] ?? '', { actor: staff, at });
    if (staff) await endStaffTask(tx, 'customer-cancels', { key: orderId, at, doneBy: staff.userId });
    for (const item of items) {
      const cancelledQuote = quotes.find(({ id }) => id === item.quoteId) ?? quote;
      const amounts = { refunded: toPounds(item.refunded), received: toPounds(item.received) };
      await recordStaffAction(tx, actor, cancelledQuote, {
        verb: 'cancel',
        event: {
          kind: 'order-cancelled',
          details: { ...amounts, isAll: plan.isAll, ...(reason && { reason }) },
        },
        before: { status: cancelledQuote.status, stage: item.stage },
        after: { status: 'declined', ...amounts, method },
        at,
      });
    }
    const to = recipientAmong([quote, ...quotes]);
    const mailId =
      to &&
      (await addMail(tx, {
        kind: 'order-cancelled',
        key: `${orderId}:${at.getTime()}`,
        to,
        quoteIds,
        details: {
          refunded: toPounds(refunded),
          received: toPounds(plan.received),
          byHand: toPounds(manualAmount),
          method,
          isByCustomer: !staff,
          isAll: plan.isAll,
        },
        at,
      }));
    await addOrInclude(tx, mailId, [...cancellations, ...invoices]);
  }
}

/** @throws AppError `deposit/key-reused` if a concurrent request has used the key */
async function insertCancellations(
  tx: Transaction,
  orderId: string,
  items: CancellingPlan['items'],
  {
    method,
    reason,
    key,
    cancelledBy,
    at,
  }: Pick<CancellationDecision, 'method' | 'reason' | 'key'> & { cancelledBy: number | null; at: Date },
): Promise<void> {
  for (const [index, item] of items.entries()) {
    const inserted = await insertUnlessPresent(tx.manager, OrderCancellation, {
      id: randomId(),
      orderId,
      quoteId: item.orderedId,
      stage: item.stage,
      received: toPounds(item.received),
      refunded: toPounds(item.refunded),
      method,
      reason,
      cancelledBy,
      cancelledAt: at,
      idempotencyKey: index === 0 ? key : null,
    });
    if (inserted === null) throw new AppError('deposit/key-reused');
  }
}

/** The refund of each top: by the rules or, if staff chose another amount, in proportion to the payments for each top. */
function splitRefund({ items, refunded: refundedByRules }: CancellingPlan, refunded: Pence) {
  if (refunded === refundedByRules) return items;
  const paid = items.map(({ received }) => received);
  const shares = refunded === 0 ? [] : proRata(paid, refunded);
  return items.map((item, index) => ({ ...item, refunded: shares[index] ?? pence(0) }));
}

/** Reserves refunds, starting with the latest charge. The worker sends them to the provider later (decision 40). */
async function refundToCards(
  tx: Transaction,
  actor: Actor,
  { charges, items }: CancellingPlan,
  amount: Pence,
  reason: string,
  at: Date,
): Promise<void> {
  const quoteIds = items.map(({ quoteId }) => quoteId);
  let remaining = amount;
  for (const { refundable, ...charge } of charges) {
    const part = pence(Math.min(remaining, Math.max(refundable, 0)));
    if (part === 0) continue;
    remaining = pence(remaining - part);
    const key = randomId();
    await tx.manager.findOne(PaymentAttempt, {
      select: { id: true },
      where: { id: charge.attemptId },
      lock: { mode: 'for_no_key_update' },
    });
    await reserveRefund(tx, actor, {
      ...charge,
      amount: part,
      reason,
      isOfDeposit: true,
      key,
      hash: key,
      quoteIds,
      at,
    });
  }
}

/** Only staff can refund payments that were not made by card online. */
const canCustomerCancel = ({ step, refunded, refundableToCard }: CancellingPlan): boolean =>
  step !== 'cut' && refunded <= refundableToCard;

function readRefunded(text: string): Pence {
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(text.trim()))
    throw fieldError('request/invalid', 'refunded', 'This must be an amount such as 47.70.');
  return toPence(text.trim());
}
