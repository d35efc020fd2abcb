import { type AdminInquiryDetail, maxAnswerLength, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../../features/inquiries/text';
import { RequestIntent } from '../../lib/api/request-intent';
import { FormButtons } from '../../lib/form/form-buttons';
import { TextField } from '../../lib/form/form-fields';
import { formText } from '../../lib/form/form-text';
import { useEditForm } from '../../lib/form/use-edit-form';

/** Includes greeting and signature: exactly what the customer gets. */
export function AnswerForm({ inquiry, children }: { inquiry: AdminInquiryDetail; children: ReactNode }) {
  const { form, id, name, email } = inquiry;
  const [intent] = useState(() => new RequestIntent());
  const start = text.letter(name);
  const edit = useEditForm<unknown, { text: string }>({
    toFields: () => ({ text: start }),
    save: (fields) => intent.create(paths.answerInquiry(form, id), { text: fields.text.trim() }),
    changes: ['inquiries', 'tasks', 'mails'],
    onSaved: () => showToast({ title: text.answered(email) }),
    failure: text.answerFailed,
  });
  return (
    <form noValidate aria-label={text.answerForm} onSubmit={edit.submit} className="grid gap-2.5">
      <TextField
        form={edit.form}
        name="text"
        label={text.yourAnswer}
        hint={text.answerTo(email)}
        isLong
        isRequired={text.answerMissing}
        validate={(words) => (words.trim() === start ? text.answerMissing : undefined)}
        maxLength={maxAnswerLength}
      />
      <FormButtons edit={edit} submit={text.sendAnswer} sending={formText.sending}>
        {children}
      </FormButtons>
    </form>
  );
}
