import { followUpLimits, paths, type AdminQuote, type FollowUpRequest } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { SendDialog } from '../../lib/form/send-dialog';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { followUpWords } from './follow-up-words';
import { text } from './text';

interface FollowUpDialogProps {
  quote: AdminQuote;
  onClose: () => void;
}

/** A follow-up e-mail (D30): its words are ready, and every one can be changed before it goes. */
export function FollowUpDialog({ quote, onClose }: FollowUpDialogProps) {
  const [ready] = useState(() => followUpWords(quote, new Date()));
  const address = quote.customerEmail ?? '';
  const edit = useEditForm<unknown, FollowUpRequest>({
    changes: ['orders', 'mails'],
    row: null,
    toFields: () => ready,
    save: (words) =>
      apiMutation('POST', paths.quoteFollowUp(quote.id), {
        subject: words.subject.trim(),
        text: words.text.trim(),
      }),
    onSaved: () => {
      showToast({ title: text.sent(address) });
      onClose();
    },
    failure: text.sendFailed,
  });
  return (
    <SendDialog
      edit={edit}
      title={text.followUpTitle}
      description={text.followUpTo(address)}
      submit={text.send}
      onClose={onClose}
    >
      <TextField
        form={edit.form}
        name="subject"
        label={text.subject}
        isRequired={text.missing.subject}
        maxLength={followUpLimits.subject}
      />
      <TextField
        form={edit.form}
        name="text"
        label={text.message}
        isLong
        isRequired={text.missing.text}
        maxLength={followUpLimits.text}
      />
    </SendDialog>
  );
}
