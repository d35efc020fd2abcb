import { maxNoteLength } from '@app/contracts';
import { showToast } from '@app/ui';
import { useState } from 'react';
import { apiText } from '../api/use-admin-call';
import { RequestIntent } from '../api/request-intent';
import type { Changes } from '../api/stale-data';
import { FormButtons } from './form-buttons';
import { TextField } from './form-fields';
import { useEditForm } from './use-edit-form';

const text = {
  label: 'Add a note',
  hint: 'Only staff see it',
  missing: 'Please write something first',
  add: 'Add note',
  added: 'Note added',
} as const;

interface NoteFormProps {
  path: string;
  changes: Changes;
  /** The person, whose key must not be in an address. */
  about?: { key: string };
}

export function NoteForm({ path, changes, about }: NoteFormProps) {
  const [intent] = useState(() => new RequestIntent());
  const edit = useEditForm<unknown, { text: string }>({
    toFields: () => ({ text: '' }),
    save: (fields) => intent.create(path, { ...about, text: fields.text.trim() }),
    changes,
    onSaved: () => showToast({ title: text.added }),
    failure: apiText.createFailed,
  });
  return (
    <form
      noValidate
      aria-label={text.add}
      onSubmit={edit.submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) edit.submit(event);
      }}
      className="mt-4 grid gap-2.5"
    >
      <TextField
        form={edit.form}
        name="text"
        label={text.label}
        hint={text.hint}
        isLong
        isRequired={text.missing}
        maxLength={maxNoteLength}
      />
      <FormButtons edit={edit} submit={text.add} kind="quiet" />
    </form>
  );
}
