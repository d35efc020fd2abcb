import { company, credit, socialLinks } from '@app/content';
import { Logo } from '@app/ui';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '../features/navigation/page-link';
import { pageLinks, quickLinksId } from '../features/navigation/page-links';
import { QuoteButton } from '../features/open-calculator/quote-button';
import { Account } from './account';
import { preloadPage } from './routes';
import { text } from './text';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true, className: 'flex-none' } as const;
const row = 'flex min-h-9 items-center gap-2.5 text-ink-2';
const link = `${row} min-h-11 hover:text-ink hover:underline underline-offset-3`;
const lastLine = 'inline-flex min-h-11 items-center underline underline-offset-3 hover:text-ink';
const thisYear = () => new Date().getFullYear();

export function Footer() {
  return (
    <footer className="bg-paper pt-14 pb-7 text-label tablet:pt-18 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-6 gap-y-9 tablet:grid-cols-[1fr_1fr_auto] desktop:grid-cols-[2fr_1fr_1fr_auto] desktop:gap-14">
          <div className="max-desktop:col-span-full">
            <Logo name={company.name} />
            <p className="mt-4 mb-5 max-w-[24em] text-ink-2">{text.about}</p>
            <QuoteButton kind="secondary" size="small">
              {text.getFreeQuote}
            </QuoteButton>
          </div>
          <nav aria-label={text.quickLinks} id={quickLinksId}>
            <Heading>{text.quickLinks}</Heading>
            <ul>
              {pageLinks.quickLinks.map((page) => (
                <li key={page}>
                  <PageLink page={page} preload={preloadPage} className={link} />
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <Heading>{text.services}</Heading>
            <ul>
              {text.serviceList.map((service) => (
                <li key={service} className="flex min-h-11 items-center text-ink-3">
                  {service}
                </li>
              ))}
            </ul>
          </div>
          <ContactDetails />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-3 text-small text-ink-3">
          <p className="flex flex-wrap items-center gap-x-4">
            {/* The year of the build; correct again with the next build. */}
            <span suppressHydrationWarning>{text.copyright(thisYear())}</span>
            {credit.url && (
              <a className={lastLine} href={credit.url} rel="noopener">
                {credit.name}
              </a>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-x-5">
            {pageLinks.legal.map((page) => (
              <PageLink key={page} page={page} preload={preloadPage} className={lastLine} />
            ))}
            <Account />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mb-2.5 text-label font-strong">{children}</h2>;
}

/** Only what the owner has filled in. */
function ContactDetails() {
  const { phone, email, town } = company;
  if (!phone.href && !email && !town && socialLinks.length === 0) return null;
  return (
    <div className="max-tablet:col-span-2">
      <Heading>{text.contact}</Heading>
      <ul>
        {phone.href && (
          <li>
            <a className={`${link} num`} href={phone.href}>
              <Phone {...icon} />
              <span translate="no">{phone.display}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a className={link} href={`mailto:${email}`}>
              <Mail {...icon} />
              <span translate="no">{email}</span>
            </a>
          </li>
        )}
        {town && (
          <li className={`${row} min-h-11`}>
            <MapPin {...icon} />
            {text.showroom}
          </li>
        )}
      </ul>
      {socialLinks.length > 0 && (
        <ul aria-label={text.social} className="mt-1 flex flex-wrap gap-x-5">
          {socialLinks.map(({ name, url }) => (
            <li key={name}>
              <a className={link} href={url} rel="me noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
