import type { AdminInquiryDetail } from '@app/contracts';
import { Badge } from '@app/ui';
import { useState } from 'react';
import { DescriptionList } from '../../lib/page/description-list';
import { shortTime } from '../../lib/status/short-time';
import { text } from './text';

const linkClass = 'text-chalk hover:underline';

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
        [
          text.email,
          <a
            key="email"
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
            className={linkClass}
          >
            {email}
          </a>,
        ],
        [
          text.phone,
          phone && (
            <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
              {phone}
            </a>
          ),
        ],
        [text.arrived, text.arrivedBy(shortTime(createdAt), form)],
        [
          text.answer,
          isOpen && answerBefore && (
            <span key="answer" className="inline-flex items-center gap-2">
              {shortTime(answerBefore)}
              {isLate && (
                <Badge isSmall tone="bad">
                  {text.late}
                </Badge>
              )}
            </span>
          ),
        ],
      ]}
    />
  );
}
