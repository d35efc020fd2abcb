import { Switch } from '@app/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SwitchRowProps extends Omit<ComponentProps<typeof Switch>, 'id' | 'describedBy' | 'label'> {
  label: string;
  hint?: ReactNode;
}

/** A switch at the end of its label. */
export function SwitchRow({ label, hint, ...props }: SwitchRowProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-small font-label">
          {label}
        </label>
        {hint && (
          <div id={hintId} className="text-caption text-ink-3">
            {hint}
          </div>
        )}
      </div>
      <Switch {...props} id={id} describedBy={hintId} />
    </div>
  );
}
