import { restoreConfirmation } from '@app/contracts';
import { Button } from '@app/ui';
import { DatabaseBackup } from 'lucide-react';
import { useEffect } from 'react';
import { errorOf, TextField } from '../../lib/form/form-fields';
import { useEditForm } from '../../lib/form/use-edit-form';
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
  const { form, submit } = useEditForm<unknown, { word: string }>({
    changes: [],
    isGuarded: false,
    toFields: () => ({ word: '' }),
    save: async () => Promise.resolve(onConfirm()),
  });
  useEffect(() => {
    if (errorOf(form, 'word')) void form.trigger('word');
  }, [form, isBlocked]);
  return (
    <form noValidate aria-label={text.restore} className="mt-5 border-t border-line pt-4.5" onSubmit={submit}>
      <div className="max-w-80">
        <TextField
          form={form}
          name="word"
          label={text.confirm(restoreConfirmation)}
          hint={text.confirmHint}
          autoCapitalize="characters"
          validate={(typed) => problemOf(typed, isBlocked)}
        />
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
