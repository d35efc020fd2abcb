import type { AdminInquiryDetail } from '@app/contracts';
import type { FoundAttachment } from '../../attachments';
import { ContactInquiry } from '../../inquiries';
import { toAttachment } from '../attachment.dto';
import { fieldsOf, type Inquiry, sentOf } from './inquiry-fields';
import { inquiryHistory, type InquiryEventRow } from './inquiry-history';

const excerptLength = 200;

export function toInquiryDetail(
  inquiry: Inquiry,
  events: readonly InquiryEventRow[],
  attachments: readonly FoundAttachment[],
): AdminInquiryDetail {
  const { id, status, email, phone, createdAt } = inquiry;
  const fields = fieldsOf(inquiry);
  const own =
    inquiry instanceof ContactInquiry
      ? {
          form: 'contact' as const,
          name: `${inquiry.firstName} ${inquiry.lastName}`,
          company: null,
          said: inquiry.message,
          configuration: inquiry.configuration,
        }
      : {
          form: 'trade' as const,
          name: inquiry.contactName,
          company: inquiry.companyName,
          // Behind whom it is from.
          said: fields
            .slice(4)
            .map(({ value }) => value)
            .join(' · '),
          configuration: null,
        };
  const { said, ...rest } = own;
  return {
    id,
    status,
    email,
    phone,
    ...rest,
    excerpt: [...said].slice(0, excerptLength).join(''),
    hasConfiguration: own.configuration !== null,
    createdAt: createdAt.toISOString(),
    // Nobody is promised an answer to spam.
    answerBefore: status === 'spam' ? null : (inquiry.answerBefore?.toISOString() ?? null),
    ...sentOf(inquiry),
    fields,
    attachmentCount: attachments.length,
    attachments: attachments.map(toAttachment),
    events: inquiryHistory({ ...inquiry, received: `Received by the ${own.form} form` }, events),
  };
}
