import { cx, wholeReferencesAndAmounts } from '@app/ui';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface ChoicesFieldProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  name: FieldPath<Fields>;
  label: string;
  options: readonly { value: string; title: string; detail?: string }[];
  /** Two per row, for dialogs. */
  isNarrow?: boolean;
}

export const ChoicesField = <Fields extends FieldValues>({
  form,
  name,
  label,
  options,
  isNarrow = false,
}: ChoicesFieldProps<Fields>) => (
  <fieldset>
    <legend className="sr-only">{label}</legend>
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-2 tablet:grid-cols-2',
        !isNarrow && 'full:grid-cols-3',
      )}
    >
      {options.map(({ value, title, detail }) => (
        <label
          key={value}
          className="flex min-h-11 items-start gap-2.5 rounded-2 border border-line px-3.5 py-2.5 has-checked:border-chalk has-checked:bg-chalk-tint"
        >
          <input
            type="radio"
            value={value}
            {...form.register(name)}
            className="mt-0.5 size-4.5 flex-none accent-fill"
          />
          <span>
            <span className="num font-label">{wholeReferencesAndAmounts(title)}</span>
            {detail && <span className="block text-caption text-ink-3">{detail}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
