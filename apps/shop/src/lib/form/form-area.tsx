import type { Phone } from '@app/content';
import { ErrorSummary } from '@app/ui';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink, textLinkClass } from '../contact-links';
import type { FieldRules } from './field-rules';
import { HoneypotField } from './honeypot-field';
import { text } from './text';
import type { ShopForm } from './use-shop-form';

interface FormAreaProps {
  form: Pick<ShopForm<FieldRules>, 'props' | 'summary'>;
  labelledBy: string;
  /** Shown in place of the form if JavaScript is off. */
  contact: { phone: Phone; email: string };
  children: ReactNode;
}

/** The form with its error summary; without JavaScript a phone number and an address instead. */
export function FormArea({ form, labelledBy, contact, children }: FormAreaProps) {
  return (
    <>
      <noscript>
        <p className="text-ink-2">{text.withoutScript}</p>
        <p className="flex flex-wrap gap-x-6">
          <PhoneLink phone={contact.phone} className={textLinkClass} />
          <EmailLink email={contact.email} className={textLinkClass} />
        </p>
      </noscript>
      <form {...form.props} aria-labelledby={labelledBy} className="relative noscript:hidden">
        {form.summary && <ErrorSummary {...form.summary} />}
        {children}
        <HoneypotField />
      </form>
    </>
  );
}
