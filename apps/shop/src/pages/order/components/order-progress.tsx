import { type CustomerOrder, handedOver, type OrderStage, quotePath } from '@app/contracts';
import { cx, longDateAndTimes } from '@app/ui';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { RefusedPrice } from '../../../features/cancelling/refused-price';
import { inlineLinkClass } from '../../../lib/contact-links';
import { text } from '../text';

const stepOfStage: Record<OrderStage, number> = {
  'to-measure': 0,
  measured: 1,
  'in-production': 2,
  ready: 3,
  delivered: 4,
  collected: 4,
};

export function OrderProgress({ order, stage }: { order: CustomerOrder; stage: OrderStage }) {
  const { isDelivery, making } = order;
  const { steps, stages } = text;
  const isDelivered = stage === 'delivered' || (stage !== 'collected' && isDelivery);
  const names = [
    steps['to-measure'],
    steps.measured,
    steps['in-production'],
    steps.ready,
    isDelivered ? steps.handedOver.delivery : steps.handedOver.collection,
  ];
  return (
    <section aria-labelledby="progress">
      <h2 id="progress" className="sr-only">
        {text.progress}
      </h2>
      <ol className="grid gap-y-1 tablet:grid-cols-5 tablet:gap-x-2">
        {names.map((name, index) => {
          const isDone = index <= stepOfStage[stage];
          const isCurrent = index === stepOfStage[stage];
          return (
            <li
              key={name}
              aria-current={isCurrent ? 'step' : undefined}
              className={cx(
                'flex min-h-9 items-center gap-2.5 border-line tablet:border-t-3 tablet:pt-3',
                isDone ? 'text-ink tablet:border-chalk' : 'text-ink-3',
                isCurrent && 'font-strong',
              )}
            >
              <span
                aria-hidden
                className={cx(
                  'grid size-5 flex-none place-items-center rounded-full border forced-color-adjust-none',
                  isDone ? 'border-chalk bg-chalk text-surface' : 'border-line-strong',
                )}
              >
                {isDone && <Check className="size-3.5" strokeWidth={2.5} />}
              </span>
              {name}
            </li>
          );
        })}
      </ol>
      <p className="mt-5 text-lede">
        {stages[stage].now} <span className="text-ink-2">{nextStepText(order, stage)}</span>
      </p>
      {hasNoDate(order, stage) && (
        <p className="mt-1 text-ink-2">{text.readyBy(isDelivery, stepOfStage[stage] > 0)}</p>
      )}
      {making.proposalId && (
        <>
          <p className="mt-2">
            {text.priceChanged}{' '}
            <Link href={quotePath(making.proposalId)} className={inlineLinkClass}>
              {text.seeNewPrice}
            </Link>
          </p>
          {Number(order.balance.received) > 0 && <RefusedPrice className="mt-1 text-ink-2" />}
        </>
      )}
    </section>
  );
}

/** The lead time, for an order that is neither handed over nor ready for collection and has no date yet. */
function hasNoDate({ appointment, isDelivery }: CustomerOrder, stage: OrderStage): boolean {
  if (handedOver.includes(stage) || (stage === 'ready' && !isDelivery)) return false;
  const isHandOver = appointment?.kind === 'delivery' || appointment?.kind === 'collection';
  return !(isHandOver && appointment.state === 'booked');
}

/** The next step, with its date if known. */
function nextStepText(order: CustomerOrder, stage: OrderStage): string {
  const { appointment, awaitedDeposit, isDelivery, drawings } = order;
  if (awaitedDeposit && stage === 'to-measure') return text.payNext;
  if (stage === 'measured' && drawings.some(({ canAgree }) => canAgree)) return text.agreeNext;
  const nextStep = stage === 'ready' && !isDelivery ? text.collectNext : text.stages[stage].next;
  const { kind, state, startsAt, endsAt } = appointment ?? {};
  // No measuring visit once measured, no delivery once delivered.
  if (!kind || stepOfStage[stage] >= (kind.startsWith('measuring') ? 1 : 4)) return nextStep;
  if (state === 'offered') return `${nextStep} ${text.pickNext}`;
  const isAhead = state === 'booked' && startsAt && endsAt && new Date(endsAt) > new Date();
  return isAhead ? `${nextStep} ${text.meetNext[kind](longDateAndTimes(startsAt, endsAt))}` : nextStep;
}
