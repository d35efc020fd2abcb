import carraraWhite from '@app/stone/colors/carrara-white';
import { ArrowRight } from 'lucide-react';
import { Picture } from '@app/ui';
import { picturesOf } from '../../features/materials/stone-swatch';
import { QuoteButton } from '../../features/open-calculator/quote-button';
import { textLinkClass } from '../../lib/contact-links';
import { text } from './text';

/** Services, beside a picture that runs to the right edge of the window. */
export function Services() {
  const { title, list, getQuote, alt } = text.services;
  return (
    <section className="desktop:grid desktop:grid-cols-[5fr_7fr]">
      <div className="px-5 py-16 tablet:px-12 desktop:py-22 desktop:pr-18 desktop:pl-[max(48px,calc((100vw-1320px)/2))]">
        <h2 className="font-display mb-8 text-h2">{title}</h2>
        <ul className="border-line max-tablet:border-b tablet:max-desktop:grid tablet:max-desktop:grid-cols-3 tablet:max-desktop:gap-x-8 desktop:border-b">
          {list.map((service) => (
            <li key={service.name} className="border-t border-line py-5">
              <h3 className="font-display text-h3">{service.name}</h3>
              <p className="mt-1 text-ink-2">{service.description}</p>
              {'hasQuote' in service && (
                <QuoteButton className={textLinkClass}>
                  {getQuote}
                  <ArrowRight className="size-4.25 flex-none" strokeWidth={1.5} />
                </QuoteButton>
              )}
            </li>
          ))}
        </ul>
      </div>
      <figure className="relative max-desktop:aspect-21/9 max-tablet:aspect-4/3">
        <Picture
          image={picturesOf(carraraWhite).scene}
          alt={alt}
          sizes="(min-width: 1100px) 58vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
      </figure>
    </section>
  );
}
