import { company } from '@app/content';
import { Logo } from '@app/ui';
import { Mail, MapPin, Phone } from 'lucide-react';
import { QuoteButton } from '../features/quote-button/quote-button';

import { text } from './text';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true, className: 'flex-none' } as const;
const row = 'flex min-h-9 items-center gap-2.5 text-ink-2';
const link = `${row} min-h-11 hover:text-ink hover:underline underline-offset-3`;

export function Footer() {
  return (
    <footer className="bg-paper pt-14 pb-7 text-[15.5px] tablet:pt-18 print:hidden">
      <div className="wrap">
        <div className="grid gap-9 tablet:grid-cols-[1.5fr_1fr_1.3fr] tablet:gap-14">
          <div>
            <Logo name={company.name} />
            <p className="mt-4 mb-5 max-w-[24em] text-ink-2">{text.about}</p>
            <QuoteButton kind="secondary" size="small">
              {text.getFreeQuote}
            </QuoteButton>
          </div>
          <div>
            <h2 className="mb-2.5 text-label font-strong">{text.services}</h2>
            <ul>
              {text.serviceList.map((service) => (
                <li key={service} className={row}>
                  {service}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="mb-2.5 text-label font-strong">{text.contact}</h2>
            <ul>
              <li>
                <a className={`${link} num`} href={company.phone.href}>
                  <Phone {...icon} />
                  {company.phone.display}
                </a>
              </li>
              <li>
                <a className={link} href={`mailto:${company.email}`}>
                  <Mail {...icon} />
                  {company.email}
                </a>
              </li>
              <li className={row}>
                <MapPin {...icon} />
                {text.showroom}
              </li>
            </ul>
          </div>
        </div>
        <p className="mt-12 border-t border-line pt-5.5 text-[14.5px] text-ink-3">{text.copyright}</p>
      </div>
    </footer>
  );
}
