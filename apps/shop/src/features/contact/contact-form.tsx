import { company } from '@app/content';
import { paths, type InquiryResponse } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useId } from 'react';
import { AttachmentsField } from '../../lib/attachments/attachments-field';
import { UploadNote } from '../../lib/attachments/upload-note';
import { useAttachments } from '../../lib/attachments/use-attachments';
import { FormArea } from '../../lib/form/form-area';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { messageToasts, personLabels } from '../../lib/form/person';
import { useInquiryForm } from '../../lib/form/use-inquiry-form';
import { contactRules, toContactRequest } from './contact-rules';
import { text } from './text';

export function ContactForm() {
  const titleId = useId();
  const attachments = useAttachments();
  const inquiry = useInquiryForm({
    rules: contactRules,
    labels: personLabels,
    send: (values, trap) =>
      apiMutation<InquiryResponse>('POST', paths.contact, toContactRequest(values, trap)),
    onSent: (_, { id }) => {
      showToast(messageToasts.sent);
      attachments.deliver(paths.contactAttachments(id), 'message');
    },
    onFailed: () => showToast({ ...messageToasts.failed, tone: 'bad' }),
  });
  const { field, submit } = inquiry;
  return (
    <div className="border-y border-line bg-surface px-5 py-8 max-tablet:-mx-5 tablet:rounded-2 tablet:border-x tablet:px-11 tablet:pt-10 tablet:pb-11">
      <h2 id={titleId} className="heading mb-6 text-h3">
        {text.title}
      </h2>
      <FormArea inquiry={inquiry} labelledBy={titleId} reach={company}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:grid-cols-2">
          <FormField field={field('firstName')} autoComplete="given-name" />
          <FormField field={field('lastName')} autoComplete="family-name" />
          <FormField field={field('email')} type="email" autoComplete="email" isWide />
          <FormField field={field('phone')} type="tel" autoComplete="tel" hint={text.phoneHint} isWide />
          <FormField field={field('message')} hint={text.messageHint} isLong isWide />
          <div className="tablet:col-span-full">
            <AttachmentsField attachments={attachments} />
          </div>
        </div>
        <Button {...submit} size="large" className="mt-5 min-w-50 max-tablet:w-full">
          {submit.isPending ? text.sending : text.send}
        </Button>
        <FormOutcome outcome={inquiry.outcome} sent={text.sentNote} phone={company.phone} />
        <UploadNote attachments={attachments} />
      </FormArea>
    </div>
  );
}
