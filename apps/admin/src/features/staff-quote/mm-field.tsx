import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '../../lib/form/bound-field';
import { fieldFrame, fieldInput, fieldUnit } from '../../lib/form/field-class';
import { FieldRow } from '../../lib/form/field-row';
import type { QuoteFormValues } from './quote-form';

interface MmFieldProps {
  form: UseFormReturn<QuoteFormValues>;
  name: 'length' | 'width';
  label: string;
  hint: ReactNode;
  validate: (value: string, fields: QuoteFormValues) => string | undefined;
}

/** A measurement. It is a text field: scrolling over it must not change a millimetre. */
export const MmField = ({ form, name, label, hint, validate }: MmFieldProps) => (
  <FieldRow label={label} hint={hint} error={errorOf(form, name)}>
    {(control) => (
      <div className={fieldFrame}>
        <input
          {...control}
          {...form.register(name, {
            validate,
            // What was said at once is also taken back at once, before anything was sent.
            onChange: () => {
              if (errorOf(form, name)) void form.trigger(name);
            },
          })}
          inputMode="numeric"
          autoComplete="off"
          className={`num ${fieldInput}`}
        />
        <span className={`${fieldUnit} border-l border-line`}>mm</span>
      </div>
    )}
  </FieldRow>
);
