import type { AdminInquiryDetail } from '@app/contracts';
import { Badge } from '@app/ui';
import { useState } from 'react';
import { MailLink, PhoneLink } from '../../lib/contact-links';
import { DescriptionList } from '../../lib/page/description-list';
import { shortTime } from '../../lib/status/short-time';
import { text } from './text';

/** Who wrote, when, and until when they were promised an answer. */
export function SenderDetails({ inquiry }: { inquiry: AdminInquiryDetail }) {
  const { form, status, company, email, phone, createdAt, answerBefore } = inquiry;
  const isOpen = status === 'new' || status === 'in-progress';
  const [now] = useState(() => Date.now());
  const isLate = answerBefore !== null && Date.parse(answerBefore) < now;
  return (
    <DescriptionList
      rows={[
        [text.company, company],
        [text.email, <MailLink key="email" to={email} />],
        [text.phone, phone && <PhoneLink key="phone" to={phone} />],
        [text.arrived, text.arrivedBy(shortTime(createdAt), form)],
        [
          text.answer,
          isOpen && answerBefore && (
            <span key="answer" className="inline-flex items-center gap-2">
              {shortTime(answerBefore)}
              {isLate && <Badge tone="bad">{text.late}</Badge>}
            </span>
          ),
        ],
      ]}
    />
  );
}
