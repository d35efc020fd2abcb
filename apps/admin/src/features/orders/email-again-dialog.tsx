import { isEmail, longestEmail, paths, type AdminQuote } from '@app/contracts';
import { showToast, SmallDialog } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Button } from '../../lib/controls/button';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { text } from './text';

interface EmailAgainDialogProps {
  quote: AdminQuote;
  onClose: () => void;
}

interface Addressee {
  email: string;
}

/** The quote once more by e-mail, to its customer unless another address is given. */
export function EmailAgainDialog({ quote, onClose }: EmailAgainDialogProps) {
  const edit = useEditForm<Addressee, Addressee>({
    row: null,
    toFields: (sent) => sent ?? { email: quote.customerEmail ?? '' },
    save: async (fields) => {
      const to = { email: fields.email.trim() };
      await apiMutation<unknown>('POST', paths.adminEmailQuote(quote.id), to);
      return to;
    },
    onSaved: ({ email }) => {
      showToast({ title: text.sent(email) });
      onClose();
    },
    failure: text.sendFailed,
  });
  const close = () => leaveGuard.leave(onClose);
  return (
    <SmallDialog
      isOpen
      onClose={close}
      title={text.emailTitle}
      description={text.emailLede}
      closeLabel={text.close}
      width="narrow"
    >
      <form noValidate aria-label={text.emailTitle} onSubmit={edit.submit} className="mt-5.5 grid gap-4.5">
        <TextField
          form={edit.form}
          name="email"
          label={text.email}
          type="email"
          isRequired={text.emailMissing}
          validate={(email) => (isEmail(email.trim()) ? undefined : text.emailMissing)}
          maxLength={longestEmail}
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
