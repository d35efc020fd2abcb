import { company, showroom, team, withoutHiddenSamples } from '@app/content';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink, textLinkClass } from '../../lib/contact-links';
import { OpeningHours } from './opening-hours';
import { text } from './text';

/** Phone, email, showroom and hours; what the owner has not given is left out. */
export function ContactDetails() {
  const address = [showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const phoneContacts = withoutHiddenSamples(team).filter(({ answersPhone }) => answersPhone);
  return (
    <ul className="border-b border-line tablet:max-desktop:grid tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-x-10">
      {company.phone.display && (
        <Row title={text.phone}>
          <PhoneLink
            phone={company.phone}
            className="block w-fit font-display text-amount hover:text-chalk tablet:text-total"
          />
          {phoneContacts.map(({ name, role }) => (
            <p key={name} className="mt-2.5">
              <span className="block font-strong">{name}</span>
              <span className="text-label text-ink-3">{role}</span>
            </p>
          ))}
        </Row>
      )}
      {company.email && (
        <Row title={text.email}>
          <EmailLink email={company.email} className={`${textLinkClass} -my-2 text-lede`} />
        </Row>
      )}
      {address && (
        <Row title={text.showroom}>
          <p translate="no" className="text-lede">
            {address}
          </p>
        </Row>
      )}
      {showroom.hours.length > 0 && (
        <Row title={text.hours}>
          <OpeningHours hours={showroom.hours} closedDays={showroom.closedDays} />
        </Row>
      )}
    </ul>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-line py-5.5 first:border-t-0 first:pt-0 tablet:max-desktop:nth-2:border-t-0 tablet:max-desktop:nth-2:pt-0">
      <h2 className="mb-1 text-label font-strong text-ink-3">{title}</h2>
      {children}
    </li>
  );
}
