import {
  afterInput,
  emptyState,
  type CalculatorInput,
  type CalculatorState,
} from '../configuration/calculator-state';

export interface ConfigurationForm {
  values: CalculatorState;
  /** What changed by itself, such as a price; shown until the next input. */
  notice: string | null;
  /** After Reset the panel shows the reset text until the next input (D37). */
  wasReset: boolean;
  /** Something was entered that a draft should save. */
  isTouched: boolean;
  /** Measurements that have lost the focus, so that their errors may show. */
  blurredSides: readonly ('length' | 'width')[];
  /** Save or Next was pressed: missing fields are shown. */
  wasAttempted: boolean;
}

export type FormEvent =
  | CalculatorInput
  | { kind: 'blurred'; field: 'length' | 'width' }
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
  blurredSides: [],
  wasAttempted: false,
});

export function formReducer(form: ConfigurationForm, event: FormEvent): ConfigurationForm {
  switch (event.kind) {
    case 'blurred':
      return form.blurredSides.includes(event.field)
        ? form
        : { ...form, blurredSides: [...form.blurredSides, event.field] };
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
    case 'layout':
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
