import { useOverlay } from '@app/ui';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { stepOf, steps, type FieldName, type StepName } from '../configuration/fields';
import { focusField } from '../focus-field';

interface StepsOptions {
  root: RefObject<HTMLElement | null>;
  isPhone: boolean;
  initialStep: StepName;
  /** The focus on opening: a field, the step's heading, or none. */
  initialFocus: FieldName | 'heading' | null;
  /** There is no step to go back to, as after saving. */
  isFinished: boolean;
}

/** The step shown on a phone and how to move; wide windows show all. */
export function useSteps({ root, isPhone, initialStep, initialFocus, isFinished }: StepsOptions) {
  const [index, setIndex] = useState(steps.indexOf(initialStep));
  useOverlay({
    isOpen: true,
    depth: isFinished ? 0 : index,
    back: () => setIndex(index - 1),
    forward: () => setIndex(index + 1),
  });

  useEffect(() => {
    if (initialFocus === 'heading') root.current?.querySelector<HTMLElement>('[data-step] h3')?.focus();
    else if (initialFocus) focusField(root.current, initialFocus);
  }, [root, initialFocus]);

  /** On a phone the step is shown first; the focus follows. */
  const goToStep = (step: StepName, field?: FieldName) => {
    if (isPhone) flushSync(() => setIndex(steps.indexOf(step)));
    const section = root.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (!isPhone) section?.scrollIntoView({ block: 'start' });
    if (field) focusField(root.current, field);
    else section?.querySelector('h3')?.focus({ preventScroll: true });
  };

  return {
    shown: steps[index] ?? 'material',
    next: steps[index + 1],
    goToStep,
    goToField: (field: FieldName) => goToStep(stepOf[field], field),
  };
}
