import { tradeDesk } from '@app/content';
import { Palette, Scan, Spline } from 'lucide-react';
import { EmailLink, PhoneLink, textLinkClass } from '../../lib/contact-links';
import { text } from './text';

const services = [
  { icon: Scan, ...text.bespoke.templating },
  { icon: Spline, ...text.bespoke.edging },
  { icon: Palette, ...text.bespoke.finishes },
];

export function Bespoke() {
  const { title, description, contactTitle } = text.bespoke;
  return (
    <section className="wrap grid items-start gap-10 pb-16 tablet:pb-26 desktop:grid-cols-[5fr_7fr] desktop:gap-18">
      <div>
        <h2 className="font-display text-h2">{title}</h2>
        <p className="mt-4.5 max-w-[28em] text-lead leading-normal text-ink-2">{description}</p>
        {(tradeDesk.phone.display || tradeDesk.email) && (
          <div className="mt-8 border-t border-line pt-5.5">
            <h3 className="text-label font-strong text-ink-3">{contactTitle}</h3>
            <PhoneLink phone={tradeDesk.phone} className="block font-display text-amount hover:text-chalk" />
            <EmailLink email={tradeDesk.email} className={textLinkClass} />
          </div>
        )}
      </div>
      <ul>
        {services.map(({ icon: Icon, name, description: about }) => (
          <li key={name} className="grid grid-cols-[34px_1fr] border-t border-line py-4.5 last:border-b">
            <Icon aria-hidden className="mt-0.75 size-4.5" strokeWidth={1.75} />
            <div>
              <h3 className="font-strong">{name}</h3>
              <p className="text-ink-2">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
