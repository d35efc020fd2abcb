import { contactLimits, paths, type InquiryResponse, type SaveContactRequest } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation, tooManySentence } from '@app/web-client';
import { Send } from 'lucide-react';
import { AttachmentsField } from '../../lib/attachments/attachments-field';
import type { Attachments } from '../../lib/attachments/use-attachments';
import { emailProblem, rulesOf } from '../../lib/form/field-rules';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { HoneypotField } from '../../lib/form/honeypot-field';
import { messageText } from '../../lib/form/text';
import { useShopForm } from '../../lib/form/use-shop-form';
import type { InquiredTop } from '../../lib/price-inquiry-slot';
import { text } from './text';
import { toContactConfiguration } from './to-contact-configuration';

/** The rules of a contact message (specification §5), but the message is optional. */
const rules = rulesOf(contactLimits, { ...messageText, hints: text.hints }, { email: emailProblem });

interface PriceInquiryFormProps {
  top: InquiredTop;
  attachments: Attachments;
  onSent: (email: string) => void;
}

/** The sender: `POST /api/contact` with the configuration. */
export function PriceInquiryForm({ top, attachments, onSent }: PriceInquiryFormProps) {
  const { props, field, submit, outcome } = useShopForm({
    rules,
    send: (values, website) =>
      apiMutation<InquiryResponse>('POST', paths.contact, {
        ...values,
        message: values.message ?? text.defaultMessage,
        website,
        configuration: toContactConfiguration(top),
      } satisfies SaveContactRequest),
    onSent: ({ email }, { id }) => {
      attachments.deliver(paths.contactAttachments(id), 'inquiry');
      showToast(messageText.sent);
      onSent(email);
    },
    onFailed: (error) => {
      const sentence = tooManySentence(error);
      showToast({ ...(sentence ? { title: sentence } : messageText.failed), tone: 'bad' });
    },
  });
  return (
    <form {...props} className="relative mt-5.5 grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 min-[420px]:grid-cols-2">
        <FormField field={field('firstName')} autoComplete="given-name" />
        <FormField field={field('lastName')} autoComplete="family-name" />
      </div>
      <FormField field={field('email')} type="email" autoComplete="email" />
      <FormField field={field('phone')} type="tel" autoComplete="tel" />
      <FormField field={field('message')} isLong />
      <AttachmentsField attachments={attachments} />
      <HoneypotField />
      <Button {...submit} size="large" isFullWidth>
        {!submit.isPending && <Send aria-hidden className="size-5" strokeWidth={1.5} />}
        {submit.isPending ? text.sending : text.send}
      </Button>
      <div>
        <p className="text-small text-ink-3">{text.fine}</p>
        <FormOutcome outcome={outcome} phone={text.company.phone} />
      </div>
    </form>
  );
}
