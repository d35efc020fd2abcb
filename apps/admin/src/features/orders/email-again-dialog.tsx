import { isEmail, longestEmail, paths, type AdminQuote } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { TextField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { text } from './text';

/** The quote once more by e-mail, to its customer unless another address is given. */
export const EmailAgainDialog = ({ quote, onClose }: { quote: AdminQuote; onClose: () => void }) => (
  <SendDialog
    title={text.emailTitle}
    description={text.emailLede}
    start={{ email: quote.customerEmail ?? '' }}
    send={({ email }) => apiMutation('POST', paths.adminEmailQuote(quote.id), { email: email.trim() })}
    changes={['orders', 'mails']}
    sent={({ email }) => ({ title: text.sent(email.trim()) })}
    failure={text.sendFailed}
    submit={text.send}
    isNarrow
    onClose={onClose}
  >
    {(form) => (
      <TextField
        form={form}
        name="email"
        label={text.email}
        type="email"
        isRequired={text.emailMissing}
        validate={(email) => (isEmail(email.trim()) ? undefined : text.emailMissing)}
        maxLength={longestEmail}
      />
    )}
  </SendDialog>
);
