import { type AdminQuote, followUpLimits, isEmail, maxEmailLength, paths, toOneLine } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { fieldOf, TextField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { followUpMail } from './follow-up-mail';
import { text } from './text';

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
        validate={(email) => (isEmail(toOneLine(email)) ? undefined : text.emailMissing)}
        maxLength={maxEmailLength}
      />
    )}
  </SendDialog>
);

export function FollowUpDialog({ quote, onClose }: { quote: AdminQuote; onClose: () => void }) {
  const [ready] = useState(() => followUpMail(quote, new Date()));
  const address = quote.customerEmail ?? '';
  return (
    <SendDialog
      title={text.followUpTitle}
      description={text.followUpTo(address)}
      start={ready}
      send={(words) =>
        apiMutation('POST', paths.quoteFollowUp(quote.id), {
          subject: words.subject.trim(),
          text: words.text.trim(),
        })
      }
      changes={['orders', 'mails']}
      sent={() => ({ title: text.sent(address) })}
      failure={text.sendFailed}
      submit={text.send}
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form, text.letter);
        return (
          <>
            <TextField
              {...field('subject')}
              isRequired={text.missing.subject}
              maxLength={followUpLimits.subject}
            />
            <TextField
              {...field('text')}
              isLong
              isRequired={text.missing.text}
              maxLength={followUpLimits.text}
            />
          </>
        );
      }}
    </SendDialog>
  );
}
