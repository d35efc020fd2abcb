import { maxNoteLength } from '@app/contracts';
import { showToast } from '@app/ui';
import { useState } from 'react';
import { apiText } from '../api/use-admin-call';
import { IdempotentRequest } from '../api/idempotent-request';
import type { InvalidatedData } from '../api/invalidate-data';
import { FormButtons } from './form-buttons';
import { TextField } from './form-fields';
import { useEditForm } from './use-edit-form';

const text = {
  label: 'Add a note',
  hint: 'Only visible to staff',
  missing: 'Please enter a note',
  add: 'Add note',
  added: 'Note added',
} as const;

interface NoteFormProps {
  path: string;
  invalidates: InvalidatedData;
  /** The person, whose key must not be in an address. */
  person?: { key: string };
}

export function NoteForm({ path, invalidates, person }: NoteFormProps) {
  const [intent] = useState(() => new IdempotentRequest());
  const edit = useEditForm<unknown, { text: string }>({
    toFields: () => ({ text: '' }),
    save: (fields) => intent.post(path, { ...person, text: fields.text.trim() }),
    invalidates,
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
        requiredMessage={text.missing}
        maxLength={maxNoteLength}
      />
      <FormButtons edit={edit} submitLabel={text.add} kind="quiet" />
    </form>
  );
}
