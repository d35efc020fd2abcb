import { Switch } from '@app/ui';
import { useId } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';

/** On or off, bound to a form: label and hint left, the switch right. */
export function SwitchField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  form,
  name,
  label,
  hint,
}: Omit<BoundField<Fields, Name>, 'isOptional' | 'validate'>) {
  const id = useId();
  const { field } = useController({ control: form.control, name });
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-admin font-label">
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className="text-caption text-ink-3">
            {hint}
          </div>
        )}
      </div>
      <Switch
        id={id}
        isOn={Boolean(field.value)}
        onChange={field.onChange}
        describedBy={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
