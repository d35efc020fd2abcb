import type { Phone } from '@app/content';
import { ErrorSummary } from '@app/ui';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink, textLinkClass } from '../contact-links';
import { HoneypotField } from './honeypot-field';
import { text } from './text';
import type { InquiryForm } from './use-inquiry-form';

interface FormAreaProps {
  inquiry: Pick<InquiryForm<never>, 'form' | 'summary'>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** How to reach whoever reads the form: shown in its place where JavaScript, and so the form, is off. */
  reach: { phone: Phone; email: string };
  children: ReactNode;
}

/** The form itself with its error summary; without JavaScript a number and an address instead. */
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
