import { longestNote, paths, type AdminInquiryDetail } from '@app/contracts';
import { showToast } from '@app/ui';
import { useState } from 'react';
import { apiText } from '../../lib/api/api-text';
import { RequestIntent } from '../../lib/api/request-intent';
import { Button } from '../../lib/controls/button';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import type { InquiryKey } from './open-inquiry';
import { text } from './text';

/** A note that staff leave for each other. */
export function NoteForm({ form, id }: InquiryKey) {
  const [intent] = useState(() => new RequestIntent());
  const edit = useEditForm<AdminInquiryDetail, { text: string }>({
    row: null,
    toFields: () => ({ text: '' }),
    save: (fields) => intent.create(paths.adminInquiryNotes(form, id), { text: fields.text.trim() }),
    onSaved: () => showToast({ title: text.noteAdded }),
    failure: apiText.createFailed,
  });
  return (
    <form noValidate aria-label={text.note} onSubmit={edit.submit} className="mt-4 grid gap-2.5">
      <TextField
        form={edit.form}
        name="text"
        label={text.note}
        hint={text.noteHint}
        isLong
        isRequired={text.noteMissing}
        maxLength={longestNote}
      />
      <div>
        <Button type="submit" isPending={edit.isSaving}>
          {text.addNote}
        </Button>
      </div>
    </form>
  );
}
