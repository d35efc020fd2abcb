import { tradeDesk } from '@app/content';
import { paths, tradeLimits, type InquiryResponse, type SaveTradeInquiryRequest } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useId, type ReactNode } from 'react';
import { AttachmentsField } from '../../features/attachments/attachments-field';
import { UploadNote } from '../../features/attachments/upload-note';
import { useAttachments } from '../../features/attachments/use-attachments';
import { emailProblem, rulesOf } from '../../lib/form/field-rules';
import { FormArea } from '../../lib/form/form-area';
import { FormField } from '../../lib/form/form-field';
import { FormOutcome } from '../../lib/form/form-outcome';
import { useShopForm } from '../../lib/form/use-shop-form';
import { text } from './form-text';

const rules = rulesOf(tradeLimits, text, { email: emailProblem });

/** The trade inquiry form: `POST /api/trade-inquiries`. */
export function TradeForm() {
  const titleId = useId();
  const attachments = useAttachments();
  const form = useShopForm({
    rules,
    send: (values, website) =>
      apiMutation<InquiryResponse>('POST', paths.tradeInquiries, {
        ...values,
        website,
      } satisfies SaveTradeInquiryRequest),
    onIncomplete: () => showToast({ ...text.incomplete, tone: 'bad' }),
    onSent: (sent, { id }): void => {
      form.clear(sent);
      showToast(text.sent);
      attachments.upload(paths.tradeAttachments(id), 'inquiry');
    },
    onFailed: () => showToast({ ...text.failed, tone: 'bad' }),
  });
  const { field, submit } = form;
  return (
    <div className="border-y border-line bg-surface px-5 py-8 max-tablet:-mx-5 tablet:rounded-2 tablet:border-x tablet:px-11 tablet:pt-10 tablet:pb-11">
      <h2 id={titleId} className="font-display mb-6 text-title tablet:mb-8 tablet:text-amount">
        {text.title}
      </h2>
      <FormArea form={form} labelledBy={titleId} contact={tradeDesk}>
        <FieldSection title={text.companyDetails}>
          <FormField field={field('companyName')} autoComplete="organization" />
          <FormField field={field('contactName')} autoComplete="name" />
          <FormField field={field('email')} type="email" autoComplete="email" />
          <FormField field={field('phone')} type="tel" autoComplete="tel" />
        </FieldSection>
        <FieldSection title={text.projectRequirements}>
          <div className="grid gap-5 tablet:col-span-full tablet:grid-cols-3">
            <FormField field={field('projectType')} />
            <FormField field={field('quantity')} />
            <FormField field={field('timeline')} />
          </div>
          <FormField field={field('materials')} />
          <FormField field={field('edgingRequirements')} />
          <FormField field={field('specifications')} isLong />
          <FormField field={field('additionalDetails')} isLong />
          <div className="tablet:col-span-full">
            <AttachmentsField attachments={attachments} />
          </div>
        </FieldSection>
        <Button {...submit} size="large" className="mt-5 min-w-60 max-tablet:w-full">
          {submit.isPending ? text.submitting : text.submit}
        </Button>
        <FormOutcome outcome={form.outcome} sent={text.sentNote} phone={tradeDesk.phone} />
        <UploadNote attachments={attachments} />
      </FormArea>
    </div>
  );
}

/** Not every browser lets a fieldset be a grid container, so its fields have a grid of their own. */
function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="not-first-of-type:mt-9 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-7.5">
      <legend className="float-left mb-5 w-full font-display text-h3">{title}</legend>
      <div className="level-fields clear-both grid grid-cols-[minmax(0,1fr)] gap-5 tablet:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}
