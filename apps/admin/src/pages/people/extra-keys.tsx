import { maxFurtherKeys, paths, type PersonSummary } from '@app/contracts';
import { Button, TextInput } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { errorOf, FormError, useEditForm } from '../../lib/form';
import { PanelSection } from '../../lib/page';
import { text } from './text';

interface ExtraKeysProps {
  personKey: string;
  also: readonly string[];
  mayBeAdded: readonly string[];
  onChange: (also: string[]) => void;
}

/** Further keys of the same person, added by staff. Keys are never joined automatically. */
export function ExtraKeys({ personKey, also, mayBeAdded, onChange }: ExtraKeysProps) {
  const errorId = useId();
  const isFull = also.length >= maxFurtherKeys;
  const offered = isFull ? [] : mayBeAdded.filter((key) => !also.includes(key));
  const add = (key: string) => onChange([...new Set([...also, key])]);
  const edit = useEditForm<unknown, { also: string }>({
    invalidates: [],
    toFields: () => ({ also: '' }),
    save: async (fields) => {
      const key = fields.also.trim();
      await apiMutation<PersonSummary>('POST', paths.personHoldings, {
        key: personKey,
        also: [...also, key],
      });
      add(key);
    },
    failure: text.addFailed,
  });
  const error = errorOf(edit.form, 'also');
  return (
    <PanelSection title={text.also}>
      <p className="text-caption text-ink-3">{text.alsoDetail}</p>
      {also.length + offered.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {also.map((key) => (
            <li key={key}>
              <Button icon={X} onClick={() => onChange(also.filter((other) => other !== key))}>
                {text.remove(key)}
              </Button>
            </li>
          ))}
          {offered.map((key) => (
            <li key={key}>
              <Button kind="quiet" icon={Plus} onClick={() => add(key)}>
                {text.addSuggested(key)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <form noValidate aria-label={text.also} onSubmit={edit.submit} className="mt-3">
          {error && (
            <p id={errorId} className="mb-1.25 text-caption font-label text-bad">
              {error}
            </p>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
            <TextInput
              {...edit.form.register('also', {
                validate: (value) => (value.trim() === '' ? text.addMissing : undefined),
              })}
              aria-label={text.alsoLabel}
              aria-describedby={error ? errorId : undefined}
              aria-invalid={error ? true : undefined}
              autoComplete="off"
              spellCheck={false}
            />
            <Button type="submit" isPending={edit.isSaving} className="wide:min-h-9.5">
              {text.add}
            </Button>
          </div>
          <FormError edit={edit} />
        </form>
      )}
    </PanelSection>
  );
}
