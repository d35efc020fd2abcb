import { isEmail, longestEmail, paths, type AdminQuote } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { SendDialog } from '../../lib/form/send-dialog';
import { TextField } from '../../lib/form/text-field';
import { useEditForm } from '../../lib/form/use-edit-form';
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
    changes: ['orders', 'mails'],
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
  return (
    <SendDialog
      edit={edit}
      title={text.emailTitle}
      description={text.emailLede}
      submit={text.send}
      isNarrow
      onClose={onClose}
    >
      <TextField
        form={edit.form}
        name="email"
        label={text.email}
        type="email"
        isRequired={text.emailMissing}
        validate={(email) => (isEmail(email.trim()) ? undefined : text.emailMissing)}
        maxLength={longestEmail}
      />
    </SendDialog>
  );
}
