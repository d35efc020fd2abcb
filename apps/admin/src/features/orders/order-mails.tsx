import { type AdminQuote, followUpLimits, isEmail, maxEmailLength, paths, toOneLine } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { FormDialog, TextField } from '../../lib/form';
import { followUpMail, type MailOccasion } from './follow-up-mail';
import { text } from './text';

export const EmailAgainDialog = ({ quote, onClose }: { quote: AdminQuote; onClose: () => void }) => (
  <FormDialog
    title={text.emailTitle}
    description={text.emailIntro}
    defaultValues={{ email: quote.customerEmail ?? '' }}
    mutationFn={({ email }) => apiMutation('POST', paths.adminEmailQuote(quote.id), { email: email.trim() })}
    invalidates={['orders', 'mails']}
    successToast={({ email }) => ({ title: text.sent(email.trim()) })}
    failure={text.sendFailed}
    submitLabel={text.send}
    isNarrow
    onClose={onClose}
  >
    {(form) => (
      <TextField
        form={form}
        name="email"
        label={text.email}
        type="email"
        requiredMessage={text.emailMissing}
        validate={(email) => (isEmail(toOneLine(email)) ? undefined : text.emailMissing)}
        maxLength={maxEmailLength}
      />
    )}
  </FormDialog>
);

interface FollowUpDialogProps {
  quote: AdminQuote;
  title?: string;
  /** Absent: by the state of the quote or order. */
  occasion?: MailOccasion;
  onClose: () => void;
}

export function FollowUpDialog({
  quote,
  title = text.followUpTitle,
  occasion,
  onClose,
}: FollowUpDialogProps) {
  const [suggestedMail] = useState(() => followUpMail(quote, new Date(), occasion));
  const address = quote.customerEmail ?? '';
  return (
    <FormDialog
      title={title}
      description={text.followUpTo(address)}
      defaultValues={suggestedMail}
      mutationFn={(mail) =>
        apiMutation('POST', paths.quoteFollowUp(quote.id), {
          subject: mail.subject.trim(),
          text: mail.text.trim(),
        })
      }
      invalidates={['orders', 'mails']}
      successToast={() => ({ title: text.sent(address) })}
      failure={text.sendFailed}
      submitLabel={text.send}
      labels={text.labels}
      onClose={onClose}
    >
      {(_, field) => (
        <>
          <TextField
            {...field('subject')}
            requiredMessage={text.missing.subject}
            maxLength={followUpLimits.subject}
          />
          <TextField
            {...field('text')}
            isLong
            requiredMessage={text.missing.text}
            maxLength={followUpLimits.text}
          />
        </>
      )}
    </FormDialog>
  );
}
