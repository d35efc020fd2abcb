import {
  type ContactConfiguration,
  contactLimits,
  paths,
  type InquiryResponse,
  type SaveContactRequest,
} from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation, rateLimitMessage } from '@app/web-client';
import { Send } from 'lucide-react';
import { emailProblem, rulesOf } from '../../lib/form/field-rules';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { HoneypotField } from '../../lib/form/honeypot-field';
import { messageText } from '../../lib/form/text';
import { useShopForm } from '../../lib/form/use-shop-form';
import { AttachmentsField } from '../attachments/attachments-field';
import type { Attachments } from '../attachments/use-attachments';
import type { InquiredTop } from './inquired-top';
import { text } from './text';

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
      attachments.upload(paths.contactAttachments(id), 'inquiry');
      showToast(messageText.sent);
      onSent(email);
    },
    onFailed: (error) => {
      const sentence = rateLimitMessage(error);
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
        {!submit.isPending && <Send className="size-5" strokeWidth={1.5} />}
        {submit.isPending ? text.sending : text.send}
      </Button>
      <div>
        <p className="text-small text-ink-3">{text.finePrint}</p>
        <FormOutcome outcome={outcome} phone={text.company.phone} />
      </div>
    </form>
  );
}

const toContactConfiguration = (top: InquiredTop): ContactConfiguration => ({
  materialId: top.material?.id ?? null,
  colorId: top.color?.id ?? null,
  thicknessId: top.thickness?.id ?? null,
  length: top.lengthMm,
  width: top.widthMm,
  ...(top.quantity > 1 && { quantity: top.quantity }),
  sinkTypeId: top.sink?.id ?? null,
  cutoutIds: top.cutouts.map(({ id }) => id),
  notes: top.notes.trim() || null,
});
