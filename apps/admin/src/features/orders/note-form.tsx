import { longestNote, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { useId, useState } from 'react';
import { apiText } from '../../lib/api/api-text';
import { RequestIntent } from '../../lib/api/request-intent';
import { Button } from '../../lib/controls/button';
import { errorOf } from '../../lib/form/bound-field';
import { fieldFrame, fieldInput } from '../../lib/form/field-class';
import { useEditForm } from '../../lib/form/use-edit-form';
import { text } from './text';

/** A note that staff leave for each other, at the foot of the timeline. */
export function NoteForm({ quoteId }: { quoteId: string }) {
  const id = useId();
  const [intent] = useState(() => new RequestIntent());
  const edit = useEditForm<unknown, { text: string }>({
    row: null,
    toFields: () => ({ text: '' }),
    save: (fields) => intent.create(paths.adminQuoteNotes(quoteId), { text: fields.text.trim() }),
    onSaved: () => showToast({ title: text.noteAdded }),
    failure: apiText.createFailed,
  });
  const error = errorOf(edit.form, 'text');
  return (
    <form noValidate aria-label={text.addNote} onSubmit={edit.submit} className="mt-3">
      {error && (
        <p id={id} className="mb-1.25 text-tiny font-label text-bad">
          {error}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <div className={fieldFrame}>
          <textarea
            {...edit.form.register('text', {
              validate: (words) => (words.trim() === '' ? text.noteMissing : undefined),
            })}
            rows={1}
            aria-label={text.noteLabel}
            aria-describedby={error ? id : undefined}
            aria-invalid={error ? true : undefined}
            maxLength={longestNote}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) edit.submit(event);
            }}
            className={`${fieldInput} field-sizing-content max-h-60 resize-none py-2`}
          />
        </div>
        <Button type="submit" isPending={edit.isSaving} className="wide:min-h-9.5">
          {text.addNote}
        </Button>
      </div>
    </form>
  );
}
