import { Button, Field, TextInput, wholeReferences } from '@app/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface LookUpFieldProps extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'onKeyDown'
> {
  label: string;
  buttonLabel: string;
  icon: LucideIcon;
  typed: string;
  onTyped: (typed: string) => void;
  /** By its button or Enter, unless nothing is typed. */
  onLookUp: (typed: string) => void;
  isPending: boolean;
  error?: string | false;
}

/** Looks up what is typed, within a form that it does not send. */
export function LookUpField(props: LookUpFieldProps) {
  const { label, buttonLabel, icon, typed, onTyped, onLookUp, isPending, error, ...input } = props;
  const lookUp = () => {
    if (typed.trim()) onLookUp(typed.trim());
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field label={label} error={error && <span role="alert">{wholeReferences(error)}</span>}>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => onTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              lookUp();
            }}
          />
        )}
      </Field>
      <Button icon={icon} isPending={isPending} onClick={lookUp} className="wide:min-h-9.5">
        {buttonLabel}
      </Button>
    </div>
  );
}
