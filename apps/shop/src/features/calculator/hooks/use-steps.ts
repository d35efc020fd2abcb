import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStepHistory } from '../../../lib/history/use-step-history';
import { stepOf, steps, type FieldName, type StepName } from '../configuration/fields';
import { focusField } from '../focus-field';

interface StepsOptions {
  root: RefObject<HTMLElement | null>;
  isPhone: boolean;
  first: StepName;
  /** What the focus goes to when the calculator opens: a field, the shown step's heading, or nothing of ours. */
  opensAt: FieldName | 'heading' | null;
  onLeave: () => void;
  /** Closes what lies over the steps; says whether there was something. */
  onBack: () => boolean;
  isOver: boolean;
}

/** Which step is shown on a phone, and how one goes to another; wide windows show all of them. */
export function useSteps({ root, isPhone, first, opensAt, onLeave, onBack, isOver }: StepsOptions) {
  const history = useStepHistory({ first: steps.indexOf(first), onLeave, onBack, isOver });

  useEffect(() => {
    if (opensAt === 'heading') root.current?.querySelector<HTMLElement>('[data-step] h3')?.focus();
    else if (opensAt) focusField(root.current, opensAt);
  }, [root, opensAt]);

  /** On a phone the step is shown first; the focus follows. */
  const goToStep = (step: StepName, field?: FieldName) => {
    if (isPhone) flushSync(() => history.goTo(steps.indexOf(step)));
    const section = root.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (!isPhone) section?.scrollIntoView({ block: 'start' });
    if (field) focusField(root.current, field);
    else section?.querySelector('h3')?.focus({ preventScroll: true });
  };

  return {
    shown: steps[history.index] ?? 'material',
    next: steps[history.index + 1],
    goToStep,
    goToField: (field: FieldName) => goToStep(stepOf[field], field),
  };
}
