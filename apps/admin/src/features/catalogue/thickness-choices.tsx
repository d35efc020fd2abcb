import { paths, type Thickness } from '@app/contracts';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import type { MaterialFields } from './material-form';
import { text } from './text';

/** The thicknesses that a material comes in: those that are sold, and those that it has already. */
export function ThicknessChoices({ form }: { form: UseFormReturn<MaterialFields> }) {
  const hint = useId();
  const { data: sold = [] } = useAdminQuery<Thickness[]>(paths.thicknesses);
  const chosen = useWatch({ control: form.control, name: 'thicknesses' });
  const values = [...new Set([...sold.map(({ value }) => value), ...chosen])];
  return (
    <fieldset aria-describedby={hint}>
      <legend className="mb-1.25 text-admin font-label">{text.labels.thicknesses}</legend>
      <div className="flex flex-wrap gap-x-6">
        {values.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 wide:min-h-9">
            <input
              type="checkbox"
              value={value}
              {...form.register('thicknesses')}
              className="size-4.5 flex-none accent-fill"
            />
            {value}
          </label>
        ))}
      </div>
      <p id={hint} className="mt-1 text-caption text-ink-3">
        {text.thicknessesHint}
      </p>
    </fieldset>
  );
}
