import type { Phone } from '@app/content';
import { ErrorSummary } from '@app/ui';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink, textLinkClass } from '../contact-links';
import { HoneypotField } from './honeypot-field';
import { text } from './text';
import type { InquiryForm } from './use-inquiry-form';

interface FormAreaProps {
  inquiry: Pick<InquiryForm<never>, 'form' | 'summary'>;
  labelledBy: string;
  /** Shown in place of the form if JavaScript is off. */
  reach: { phone: Phone; email: string };
  children: ReactNode;
}

/** The form with its error summary; without JavaScript a phone number and an address instead. */
export function FormArea({ inquiry, labelledBy, reach, children }: FormAreaProps) {
  return (
    <>
      <noscript>
        <p className="text-ink-2">{text.withoutScript}</p>
        <p className="flex flex-wrap gap-x-6">
          <PhoneLink phone={reach.phone} className={textLinkClass} />
          <EmailLink email={reach.email} className={textLinkClass} />
        </p>
      </noscript>
      <form {...inquiry.form} aria-labelledby={labelledBy} className="relative noscript:hidden">
        {inquiry.summary && <ErrorSummary {...inquiry.summary} />}
        {children}
        <HoneypotField />
      </form>
    </>
  );
}
