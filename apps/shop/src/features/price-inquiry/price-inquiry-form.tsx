import { paths, type InquiryResponse } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation, tooManySentence } from '@app/web-client';
import { Send } from 'lucide-react';
import { AttachmentsField } from '../../lib/attachments/attachments-field';
import type { Attachments } from '../../lib/attachments/use-attachments';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { HoneypotField } from '../../lib/form/honeypot-field';
import { messageToasts, personLabels } from '../../lib/form/person';
import { useInquiryForm } from '../../lib/form/use-inquiry-form';
import type { InquiredTop } from '../../lib/price-inquiry-slot';
import { priceInquiryRules, toPriceInquiry } from './price-inquiry-rules';
import { text } from './text';

interface PriceInquiryFormProps {
  top: InquiredTop;
  attachments: Attachments;
  onSent: (email: string) => void;
}

/** The sender: `POST /api/contact` with the configuration. */
export function PriceInquiryForm({ top, attachments, onSent }: PriceInquiryFormProps) {
  const inquiry = useInquiryForm({
    rules: priceInquiryRules,
    labels: personLabels,
    send: (values, trap) =>
      apiMutation<InquiryResponse>('POST', paths.contact, toPriceInquiry(values, top, trap)),
    onSent: ({ email }, { id }) => {
      attachments.deliver(paths.contactAttachments(id), 'inquiry');
      showToast(messageToasts.sent);
      onSent(email);
    },
    onFailed: (error) => {
      const sentence = tooManySentence(error);
      showToast({ ...(sentence ? { title: sentence } : messageToasts.failed), tone: 'bad' });
    },
  });
  const { field, form, submit } = inquiry;
  return (
    <form {...form} className="relative mt-5.5 grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 min-[420px]:grid-cols-2">
        <FormField field={field('firstName')} autoComplete="given-name" />
        <FormField field={field('lastName')} autoComplete="family-name" />
      </div>
      <FormField field={field('email')} type="email" autoComplete="email" />
      <FormField field={field('phone')} type="tel" autoComplete="tel" hint={text.phoneHint} />
      <FormField field={field('message')} hint={text.messageHint} isLong />
      <AttachmentsField attachments={attachments} />
      <HoneypotField />
      <Button {...submit} size="large" isFullWidth>
        {!submit.isPending && <Send aria-hidden className="size-5" strokeWidth={1.5} />}
        {submit.isPending ? text.sending : text.send}
      </Button>
      <div>
        <p className="text-small text-ink-3">{text.fine}</p>
        <FormOutcome outcome={inquiry.outcome} phone={text.company.phone} />
      </div>
    </form>
  );
}
