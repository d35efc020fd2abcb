import { ArrowRight } from 'lucide-react';
import { QuoteButton } from '../../features/quote-button/quote-button';
import { textLinkClass } from '../../lib/contact-links';
import { text } from './text';

export function Services() {
  const { title, list, getQuote } = text.services;
  return (
    <section className="wrap pb-16 tablet:pb-26">
      <h2 className="heading mb-8 text-h2">{title}</h2>
      <ul className="grid gap-8 tablet:grid-cols-3 tablet:gap-6">
        {list.map((service) => (
          <li key={service.name} className="border-t border-line pt-5">
            <h3 className="font-display text-h3">{service.name}</h3>
            <p className="mt-1.5 text-ink-2">{service.words}</p>
            {'hasQuote' in service && (
              <QuoteButton className={textLinkClass}>
                {getQuote}
                <ArrowRight aria-hidden className="size-4.25 flex-none" strokeWidth={1.5} />
              </QuoteButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
