import { type RestoreCheck, restoreConfirmation, type RestoreTable as Table } from '@app/contracts';
import { Button } from '@app/ui';
import { DatabaseBackup } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorOf, TextField } from '../../lib/form/form-fields';
import { useEditForm } from '../../lib/form/use-edit-form';
import { Card } from '../../lib/page/card';
import { Figures } from '../../lib/page/figures';
import { RestoreTable } from './restore-table';
import { text } from './text';

interface CheckViewProps {
  file: File;
  check: RestoreCheck;
  isBlocked: boolean;
  onConfirm: () => void;
  onLeave: () => void;
}

const differs = ({ create, update, remove }: Table) => create + update + remove > 0;
const sumOf = (tables: readonly Table[], count: 'create' | 'update' | 'remove' | 'same') =>
  tables.reduce((sum, table) => sum + table[count], 0);

export function CheckView({ file, check, isBlocked, onConfirm, onLeave }: CheckViewProps) {
  const [isWhole, setWhole] = useState(false);
  const { tables } = check;
  const different = tables.filter(differs);
  const same = tables.length - different.length;
  return (
    <Card
      level={3}
      takesFocus
      className="mt-4 first:mt-0"
      title={text.checked}
      aside={`${text.named(file.name, file.size)}, ${text.exported(check.exportedAt)}`}
    >
      {check.isEmpty && <p className="mb-3 text-admin text-ink-2">{text.isEmpty}</p>}
      {different.length === 0 && <p className="mb-3 text-admin">{text.isSame}</p>}
      {(different.length > 0 || isWhole) && <RestoreTable tables={isWhole ? tables : different} />}
      {same > 0 && (
        <button
          type="button"
          onClick={() => setWhole(!isWhole)}
          className="inline-flex min-h-11 items-center rounded-dialog px-1 text-admin font-label text-chalk hover:bg-raised wide:mt-0.5 wide:min-h-8.5"
        >
          {isWhole ? text.fewer : text.same(same)}
        </button>
      )}
      <div className="mt-3">
        <Figures
          figures={(['create', 'update', 'remove', 'same'] as const).map((count) => ({
            count: sumOf(tables, count),
            label: text.figures[count],
          }))}
        />
      </div>
      <h4 className="mt-6 mb-2 text-admin font-strong">{text.whatElse}</h4>
      <ul className="grid max-w-[75ch] list-disc gap-1.5 pl-4.5 text-admin text-ink-2">
        {consequencesOf(check).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ConfirmRestore isBlocked={isBlocked} onConfirm={onConfirm} onLeave={onLeave} />
    </Card>
  );
}

const consequencesOf = ({ isEmpty, openCheckouts, users, files, content }: RestoreCheck): string[] => [
  ...(isEmpty ? [] : [text.backup]),
  text.checkouts(openCheckouts),
  text.accounts(users),
  ...(files.inFile > 0 ? [text.files(files.inFile, files.create)] : []),
  text.references,
  text.baskets,
  ...(isEmpty ? [] : [text.erased]),
  ...(content.length > 0 ? [text.content(content.join(', '))] : []),
];

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
function ConfirmRestore({ isBlocked, onConfirm, onLeave }: ConfirmRestoreProps) {
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
