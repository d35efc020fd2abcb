import {
  type AdminAppointment,
  type AdminOrderDetail,
  type AdminOrderTop,
  type AdminTask,
  type AwaitedDeposit,
  handedOver,
  type OrderStage,
  type PaymentAttemptDetail,
  type UnsignedDrawing,
} from '@app/contracts';
import { toPence } from '@app/pricing';

export type NextStep =
  /** A payment needs a decision. null: it was made on another order for the same top. */
  | { kind: 'review'; attempt: PaymentAttemptDetail | null }
  | { kind: 'cancellation-requested' }
  | { kind: 'credit'; amount: string }
  | { kind: 'deposit'; deposit: AwaitedDeposit }
  | { kind: 'agreement'; top: AdminOrderTop; proposal: NonNullable<AdminOrderTop['proposal']> }
  /** The workshop has reported one, and work on the top must stop. */
  | { kind: 'problem'; task: AdminTask; top: AdminOrderTop }
  | { kind: 'sizes'; tops: readonly AdminOrderTop[]; task: AdminTask | null; visit: AdminAppointment | null }
  | { kind: 'ask-balance'; amount: string; top: AdminOrderTop }
  | { kind: 'drawing'; top: AdminOrderTop; drawing: UnsignedDrawing }
  | { kind: 'make'; top: AdminOrderTop; from: 'measured' | 'in-production'; count: number }
  /** `offered`: the customer has a link to pick a time. */
  | { kind: 'book'; what: HandoverKind; offered: AdminAppointment | null; top: AdminOrderTop }
  | { kind: 'hand-over'; what: HandoverKind; appointment: AdminAppointment; top: AdminOrderTop }
  | { kind: 'unpaid'; amount: string }
  | { kind: 'nothing'; reason: 'taken-back' | 'cancelled' | 'done' };

export type HandoverKind = 'delivery' | 'collection';

type OrderForNextStep = Pick<
  AdminOrderDetail,
  'tops' | 'money' | 'tasks' | 'awaitedDeposit' | 'appointments' | 'needsDelivery' | 'state'
>;

/** Payment problems first, then the order's steps from deposit to balance. */
export function nextStepOf(order: OrderForNextStep): NextStep {
  const { tops, money, tasks, awaitedDeposit, state } = order;
  const hasTask = (kind: AdminTask['kind']) => tasks.some((task) => task.kind === kind);
  const credit: NextStep | null = toPence(money.credit) > 0 ? { kind: 'credit', amount: money.credit } : null;

  if (money.isInReview) return { kind: 'review', attempt: attemptInReview(order) };
  const activeTops = tops.filter(({ stage }) => stage);
  if (hasTask('customer-cancels') && activeTops.length > 0) return { kind: 'cancellation-requested' };
  // Once its task is done, staff have dealt with the credit.
  if (credit && hasTask('refund-credit')) return credit;
  if (state === null) return credit ?? { kind: 'nothing', reason: 'taken-back' };
  if (activeTops.length === 0) return credit ?? { kind: 'nothing', reason: 'cancelled' };
  if (state === 'awaiting-deposit')
    return { kind: 'deposit', deposit: awaitedDeposit ?? outstandingDepositOf(money) };
  return nextStepOfTops(order, activeTops) ?? credit ?? { kind: 'nothing', reason: 'done' };
}

const outstandingDepositOf = ({ missingDeposit }: OrderForNextStep['money']): AwaitedDeposit => ({
  amount: missingDeposit,
  method: 'none',
  dueOn: null,
  isLate: false,
});

const attemptInReview = ({ money }: OrderForNextStep): PaymentAttemptDetail | null =>
  money.deposits.flatMap(({ attempts }) => attempts).find(({ decisions }) => decisions.length > 0) ?? null;

function nextStepOfTops(order: OrderForNextStep, activeTops: readonly AdminOrderTop[]): NextStep | null {
  const { money, tasks, appointments } = order;
  const hasBalance = toPence(money.balance) > 0;
  const problem = problemOf(tasks, activeTops);
  if (problem) return problem;
  for (const top of activeTops) if (top.proposal) return { kind: 'agreement', top, proposal: top.proposal };

  const toMeasure = activeTops.filter(({ stage }) => stage === 'to-measure');
  if (toMeasure.length > 0) {
    const task = tasks.find(({ kind }) => kind === 'call-customer') ?? null;
    const visit = bookedOf(appointments.appointments, ['measuring-visit', 'measuring-call']);
    return { kind: 'sizes', tops: toMeasure, task, visit };
  }
  const notHandedOver = activeTops.filter(({ stage }) => !isHandedOver(stage));
  const [first] = [...notHandedOver].sort((a, b) => rankOf(a) - rankOf(b));
  if (!first) return hasBalance ? { kind: 'unpaid', amount: money.balance } : null;
  if (hasBalance && money.isDepositPaid && !money.balanceRequest)
    return { kind: 'ask-balance', amount: money.balance, top: first };
  for (const top of activeTops)
    if (top.unsignedDrawing) return { kind: 'drawing', top, drawing: top.unsignedDrawing };
  if (first.stage === 'measured' || first.stage === 'in-production') {
    const count = activeTops.filter(({ stage }) => stage === first.stage).length;
    return { kind: 'make', top: first, from: first.stage, count };
  }
  return nextStepOfReady(order, first);
}

function problemOf(tasks: readonly AdminTask[], activeTops: readonly AdminOrderTop[]): NextStep | null {
  for (const task of tasks) {
    const top =
      task.kind === 'workshop-problem' &&
      activeTops.find(
        ({ id, stage }) => !isHandedOver(stage) && task.quotes.some((quote) => quote.id === id),
      );
    if (top) return { kind: 'problem', task, top };
  }
  return null;
}

function nextStepOfReady(
  { appointments: { appointments }, needsDelivery }: OrderForNextStep,
  top: AdminOrderTop,
): NextStep {
  const what: HandoverKind = needsDelivery ? 'delivery' : 'collection';
  const ofTop = appointments.filter(
    ({ part }) => !part || part.tops.some(({ quoteId }) => quoteId === top.id),
  );
  const appointment = bookedOf(ofTop, [what]);
  if (appointment) return { kind: 'hand-over', what, appointment, top };
  const offered = ofTop.find(({ kind, state }) => kind === what && state === 'offered') ?? null;
  return { kind: 'book', what, offered, top };
}

/** Includes a past one: its work is still to be recorded. */
const bookedOf = (
  appointments: readonly AdminAppointment[],
  kinds: readonly AdminAppointment['kind'][],
): AdminAppointment | null =>
  appointments.find(({ kind, state }) => state === 'booked' && kinds.includes(kind)) ?? null;

const isHandedOver = (stage: OrderStage | null): boolean => stage !== null && handedOver.includes(stage);
const rankOf = ({ stage }: AdminOrderTop): number => {
  if (stage === 'measured') return 0;
  return stage === 'in-production' ? 1 : 2;
};

/** Task kinds that the banner already shows as the next step. */
export const taskOfNextStep: Partial<Record<NextStep['kind'], AdminTask['kind']>> = {
  review: 'review-payment',
  'cancellation-requested': 'customer-cancels',
  credit: 'refund-credit',
  sizes: 'call-customer',
};

/** null: it concerns the order, or several tops. */
export function topOfNextStep(next: NextStep): string | null {
  if (next.kind === 'sizes') return next.tops[0]?.id ?? null;
  return 'top' in next ? next.top.id : null;
}
