import { type AdminInquiryDetail, maxAnswerLength, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../../features/inquiries/text';
import { IdempotentRequest } from '../../lib/api';
import { FormButtons, formText, TextField, useEditForm } from '../../lib/form';

/** The text includes greeting and signature: the customer gets exactly what is shown. */
export function AnswerForm({ inquiry, children }: { inquiry: AdminInquiryDetail; children: ReactNode }) {
  const { form, id, name, email } = inquiry;
  const [intent] = useState(() => new IdempotentRequest());
  const template = text.replyTemplate(name);
  const edit = useEditForm<unknown, { text: string }>({
    toFields: () => ({ text: template }),
    save: (fields) => intent.post(paths.answerInquiry(form, id), { text: fields.text.trim() }),
    invalidates: ['inquiries', 'tasks', 'mails'],
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
        requiredMessage={text.answerMissing}
        validate={(value) => (value.trim() === template ? text.answerMissing : undefined)}
        maxLength={maxAnswerLength}
      />
      <FormButtons edit={edit} submitLabel={text.sendAnswer} pendingLabel={formText.sending}>
        {children}
      </FormButtons>
    </form>
  );
}
