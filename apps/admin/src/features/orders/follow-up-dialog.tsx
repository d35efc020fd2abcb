import { followUpLimits, paths, type AdminQuote, type FollowUpRequest } from '@app/contracts';
import { showToast, SmallDialog } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { Button } from '../../lib/controls/button';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { leaveGuard } from '../../lib/guard/leave-guard';
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
  const close = () => leaveGuard.leave(onClose);
  return (
    <SmallDialog
      isOpen
      onClose={close}
      title={text.followUpTitle}
      description={text.followUpTo(address)}
      closeLabel={text.close}
    >
      <form
        noValidate
        aria-label={text.followUpTitle}
        onSubmit={edit.submit}
        className="mt-5.5 grid grid-cols-[minmax(0,1fr)] gap-4.5"
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isPending={edit.isSaving} className="flex-1">
            {edit.isSaving ? text.sending : text.send}
          </Button>
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}
