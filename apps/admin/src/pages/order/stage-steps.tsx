import { handedOver, type OrderStage, orderStages } from '@app/contracts';
import { cx } from '@app/ui';
import { Check } from 'lucide-react';
import { stageLabels } from '../../features/quotes/state-labels';

const text = {
  label: 'Progress',
  ordered: 'Ordered',
  delivered: 'Delivered',
  collected: 'Collected',
};

interface StageStepsProps {
  stage: OrderStage;
  needsDelivery: boolean;
}

export function StageSteps({ stage, needsDelivery }: StageStepsProps) {
  const plannedEnd = needsDelivery ? text.delivered : text.collected;
  const last = handedOver.includes(stage) ? stageLabels[stage] : plannedEnd;
  const steps = [text.ordered, stageLabels.measured, stageLabels['in-production'], stageLabels.ready, last];
  const reached = Math.min(orderStages.indexOf(stage), steps.length - 1);
  return (
    <ol aria-label={text.label} className="grid grid-cols-5 text-caption">
      {steps.map((step, index) => {
        const isReached = index <= reached;
        return (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className={cx(
              'relative pr-1 leading-tight',
              isReached ? 'text-ink' : 'text-ink-3',
              index < steps.length - 1 &&
                'before:absolute before:top-2.25 before:right-2 before:left-7.5 before:h-px before:bg-line-strong',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'mb-1.5 grid size-4.5 place-items-center rounded-full border',
                isReached ? 'border-ink bg-ink text-surface' : 'border-line-strong bg-surface',
              )}
            >
              {isReached && <Check className="size-3" strokeWidth={2.5} />}
            </span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
