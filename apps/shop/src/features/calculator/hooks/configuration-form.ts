import {
  afterInput,
  emptyState,
  type CalculatorInput,
  type CalculatorState,
} from '../configuration/calculator-state';

/** The state and what the visitor did with it. */
export interface ConfigurationForm {
  values: CalculatorState;
  /** What became of the configuration without the visitor's doing, until the next input. */
  notice: string | null;
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
  | CalculatorInput
  | { kind: 'left'; field: 'length' | 'width' }
  | { kind: 'attempted' }
  | { kind: 'replaced'; values: CalculatorState; isTouched: boolean; notice: string | null }
  | { kind: 'reset' }
  | { kind: 'saved' };

export const newForm = ({
  values = emptyState,
  notice = null,
}: Partial<ConfigurationForm>): ConfigurationForm => ({
  values,
  notice,
  wasReset: false,
  isTouched: false,
  left: [],
  wasAttempted: false,
});

export function formReducer(form: ConfigurationForm, event: FormEvent): ConfigurationForm {
  switch (event.kind) {
    case 'left':
      return form.left.includes(event.field) ? form : { ...form, left: [...form.left, event.field] };
    case 'attempted':
      return { ...form, wasAttempted: true };
    case 'replaced':
      return { ...newForm(event), isTouched: event.isTouched };
    case 'reset':
      return { ...newForm({}), wasReset: true };
    case 'saved':
      return { ...form, notice: null, isTouched: false };
    case 'material':
    case 'color':
    case 'thickness':
    case 'sink':
    case 'cutout':
    case 'quantity':
    case 'typed':
      return {
        ...form,
        values: afterInput(form.values, event),
        notice: null,
        wasReset: false,
        isTouched: true,
      };
  }
}
