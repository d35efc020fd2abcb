import {
  afterInput,
  emptyState,
  type CalculatorInput,
  type CalculatorState,
} from '../configuration/calculator-state';

/** The state and what the visitor did with it. */
export interface ConfigurationForm {
  values: CalculatorState;
  /** From Reset until the next input the panel shows the reset text (D37). */
  wasReset: boolean;
  /** Something was entered here that a draft should keep. */
  isTouched: boolean;
  /** Measurements that were left, so that one may speak of what is wrong with them. */
  left: readonly ('length' | 'width')[];
  /** Save or Next was pressed: whatever is missing is said. */
  wasAttempted: boolean;
}

export type FormEvent =
  | { kind: 'input'; input: CalculatorInput }
  | { kind: 'left'; field: 'length' | 'width' }
  | { kind: 'attempted' }
  | { kind: 'replaced'; values: CalculatorState; isTouched: boolean }
  | { kind: 'reset' }
  | { kind: 'saved' };

export const emptyForm = (values: CalculatorState = emptyState): ConfigurationForm => ({
  values,
  wasReset: false,
  isTouched: false,
  left: [],
  wasAttempted: false,
});

export function formReducer(form: ConfigurationForm, event: FormEvent): ConfigurationForm {
  switch (event.kind) {
    case 'input':
      return { ...form, values: afterInput(form.values, event.input), wasReset: false, isTouched: true };
    case 'left':
      return form.left.includes(event.field) ? form : { ...form, left: [...form.left, event.field] };
    case 'attempted':
      return { ...form, wasAttempted: true };
    case 'replaced':
      return { ...emptyForm(event.values), isTouched: event.isTouched };
    case 'reset':
      return { ...emptyForm(), wasReset: true };
    case 'saved':
      return { ...form, isTouched: false };
  }
}
