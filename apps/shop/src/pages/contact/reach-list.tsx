import { company, showroom } from '@app/content';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink, textLinkClass } from '../../lib/contact-links';
import { OpeningHours } from './opening-hours';
import { text } from './text';

/** Phone, e-mail, showroom and hours; what the owner has not given is left out. */
export function PersonRowList() {
  const address = [showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return (
    <ul className="border-b border-line">
      {company.phone.display && (
        <Row title={text.phone}>
          <PhoneLink
            phone={company.phone}
            className="inline-block min-h-11 font-display text-amount/[1.1] tracking-[-0.03em] hover:text-chalk tablet:text-total/[1.1]"
          />
        </Row>
      )}
      {company.email && (
        <Row title={text.email}>
          <EmailLink email={company.email} className={`${textLinkClass} text-intro`} />
        </Row>
      )}
      {address && (
        <Row title={text.showroom}>
          <p className="text-intro/[1.5]">{address}</p>
        </Row>
      )}
      {showroom.hours.length > 0 && (
        <Row title={text.hours}>
          <OpeningHours hours={showroom.hours} />
        </Row>
      )}
    </ul>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-line py-5.5 first:border-t-0 first:pt-0">
      <h2 className="mb-1 text-label font-strong text-ink-3">{title}</h2>
      {children}
    </li>
  );
}
