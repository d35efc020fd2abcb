import { company } from '@app/content';
import { contactLimits, paths, type InquiryResponse, type SaveContactRequest } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useId } from 'react';
import { AttachmentsField } from '../../features/attachments/attachments-field';
import { UploadNote } from '../../features/attachments/upload-note';
import { useAttachments } from '../../features/attachments/use-attachments';
import { emailProblem, rulesOf } from '../../lib/form/field-rules';
import { FormArea } from '../../lib/form/form-area';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { messageText } from '../../lib/form/text';
import { useShopForm } from '../../lib/form/use-shop-form';
import { formText as text } from './text';

/** All but the phone number are required (specification §5). */
const rules = rulesOf(
  contactLimits,
  {
    labels: messageText.labels,
    hints: text.hints,
    missing: { ...messageText.missing, message: text.missingMessage },
  },
  { email: emailProblem },
);

export function ContactForm() {
  const titleId = useId();
  const attachments = useAttachments();
  const form = useShopForm({
    rules,
    send: (values, website) =>
      apiMutation<InquiryResponse>('POST', paths.contact, {
        ...values,
        website,
      } satisfies SaveContactRequest),
    onSent: (sent, { id }): void => {
      form.clear(sent);
      showToast(messageText.sent);
      attachments.upload(paths.contactAttachments(id), 'message');
    },
    onFailed: () => showToast({ ...messageText.failed, tone: 'bad' }),
  });
  const { field, submit } = form;
  return (
    <div className="border-y border-line bg-surface px-5 py-8 max-tablet:-mx-5 tablet:rounded-2 tablet:border-x tablet:px-11 tablet:pt-10 tablet:pb-11">
      <h2 id={titleId} className="font-display mb-6 text-h3">
        {text.title}
      </h2>
      <FormArea form={form} labelledBy={titleId} contact={company}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:grid-cols-2">
          <FormField field={field('firstName')} autoComplete="given-name" />
          <FormField field={field('lastName')} autoComplete="family-name" />
          <FormField field={field('email')} type="email" autoComplete="email" isWide />
          <FormField field={field('phone')} type="tel" autoComplete="tel" isWide />
          <FormField field={field('message')} isLong isWide />
          <div className="tablet:col-span-full">
            <AttachmentsField attachments={attachments} />
          </div>
        </div>
        <Button {...submit} size="large" className="mt-5 min-w-50 max-tablet:w-full">
          {submit.isPending ? text.sending : text.send}
        </Button>
        <FormOutcome outcome={form.outcome} sent={text.sentNote} phone={company.phone} />
        <UploadNote attachments={attachments} />
      </FormArea>
    </div>
  );
}
