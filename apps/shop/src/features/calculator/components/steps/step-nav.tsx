import { cx } from '@app/ui';
import { Check } from 'lucide-react';
import { steps, type StepName, type StepState } from '../../configuration/fields';
import { text } from '../../text';

interface StepNavProps {
  states: Record<StepName, StepState>;
  onGo: (step: StepName) => void;
}

const markClasses: Record<StepState, string> = {
  done: 'border-ink bg-ink text-surface',
  current: 'border-chalk bg-chalk text-surface',
  upcoming: 'border-line-strong',
};

export function StepNav({ states, onGo }: StepNavProps) {
  return (
    <nav aria-label={text.steps}>
      <ol className="flex gap-1">
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={states[step] === 'current' ? 'step' : undefined}
              onClick={() => onGo(step)}
              className={cx(
                'flex min-h-11 items-center gap-2.5 rounded-full pr-3.5 pl-2.5 text-label forced-colors:aria-[current]:underline',
                states[step] === 'upcoming' ? 'text-ink-3' : 'text-ink',
                states[step] === 'current' ? 'bg-chalk-tint font-strong' : 'hover:bg-sunken',
              )}
            >
              <span
                aria-hidden
                className={cx(
                  'num grid size-6.5 place-items-center rounded-full border-[1.5px] text-small font-strong',
                  markClasses[states[step]],
                )}
              >
                {states[step] === 'done' ? <Check className="size-3.75" strokeWidth={2.5} /> : index + 1}
              </span>
              {text.stepNames[step]}
              {states[step] === 'done' && <span className="sr-only">, {text.stepDone}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const barClasses: Record<StepState, string> = {
  done: 'border-ink text-ink',
  current: 'border-chalk text-chalk font-strong',
  upcoming: 'border-line text-ink-3',
};

export function PhoneProgress({ states, onGo }: StepNavProps) {
  return (
    <nav aria-label={text.steps}>
      <ol className="grid grid-cols-4 gap-1.5 px-5">
        {steps.map((step) => (
          <li key={step} className="flex">
            <button
              type="button"
              aria-current={states[step] === 'current' ? 'step' : undefined}
              onClick={() => onGo(step)}
              className="flex min-h-11 w-full items-start pt-1 text-left forced-colors:aria-[current]:underline"
            >
              <span className={cx('w-full border-t-3 pt-2 text-small', barClasses[states[step]])}>
                {text.stepNames[step]}
                {states[step] === 'done' && <span className="sr-only">, {text.stepDone}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
