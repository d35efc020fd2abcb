import type { OrderStage } from '@app/contracts';
import { cx } from '@app/ui';
import { Check } from 'lucide-react';
import { text } from '../text';

const reached: Record<OrderStage, number> = {
  'to-measure': 0,
  measured: 1,
  'in-production': 2,
  ready: 3,
  delivered: 4,
  collected: 4,
};

/** From ordered to handed over: what is done, what it is at, and what is next. */
export function OrderProgress({ stage, isDelivery }: { stage: OrderStage; isDelivery: boolean }) {
  const { steps, stages } = text;
  const isBrought = stage === 'delivered' || (stage !== 'collected' && isDelivery);
  const names = [
    steps['to-measure'],
    steps.measured,
    steps['in-production'],
    steps.ready,
    isBrought ? steps.handedOver.delivery : steps.handedOver.collection,
  ];
  const { now, next } = stages[stage];
  return (
    <section aria-labelledby="progress">
      <h2 id="progress" className="sr-only">
        {text.progress}
      </h2>
      <ol className="grid gap-y-1 tablet:grid-cols-5 tablet:gap-x-2">
        {names.map((name, index) => {
          const isDone = index <= reached[stage];
          const isAt = index === reached[stage];
          return (
            <li
              key={name}
              aria-current={isAt ? 'step' : undefined}
              className={cx(
                'flex min-h-9 items-center gap-2.5 border-line tablet:border-t-3 tablet:pt-3',
                isDone ? 'text-ink tablet:border-chalk' : 'text-ink-3',
                isAt && 'font-strong',
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
        {now} <span className="text-ink-2">{stage === 'ready' && !isDelivery ? text.fetchNext : next}</span>
      </p>
    </section>
  );
}
