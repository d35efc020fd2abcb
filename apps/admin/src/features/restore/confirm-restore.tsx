import { restoreConfirmation } from '@app/contracts';
import { Button, Field, TextInput } from '@app/ui';
import { DatabaseBackup } from 'lucide-react';
import { useState } from 'react';
import { text } from './text';

interface ConfirmRestoreProps {
  /** Somebody else writes large parts of the data. */
  isBlocked: boolean;
  onConfirm: () => void;
  onLeave: () => void;
}

/**
 * A word that nobody types by mistake stands before what replaces everything. The button is never disabled: pressed in
 * vain, it says why.
 */
export function ConfirmRestore({ isBlocked, onConfirm, onLeave }: ConfirmRestoreProps) {
  const [typed, setTyped] = useState('');
  const [isPressed, setPressed] = useState(false);
  const problem = problemOf(typed, isBlocked);
  return (
    <form
      noValidate
      aria-label={text.restore}
      className="mt-5 border-t border-line pt-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (problem) event.currentTarget.querySelector('input')?.focus();
        else onConfirm();
      }}
    >
      <div className="max-w-80">
        <Field
          label={text.confirm(restoreConfirmation)}
          aside={text.confirmHint}
          error={isPressed ? problem : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button type="submit" kind="danger" icon={DatabaseBackup} className="wide:min-h-10!">
          {text.restore}
        </Button>
        <Button kind="ghost" className="wide:min-h-10!" onClick={onLeave}>
          {text.discard}
        </Button>
      </div>
    </form>
  );
}

function problemOf(typed: string, isBlocked: boolean): string | undefined {
  if (typed.trim() !== restoreConfirmation) return text.notConfirmed(restoreConfirmation);
  return isBlocked ? text.wait : undefined;
}
