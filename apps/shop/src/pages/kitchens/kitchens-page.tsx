import { Link } from 'wouter';
import { QuoteButton } from '../../features/open-calculator/quote-button';
import { AfterFirstView } from '../../lib/after-first-view';
import { NightBand, nightButtonClass } from '../../lib/night-band';
import type { PageMeta } from '../../lib/page-meta';
import { KitchenHero } from './kitchen-hero';
import { KitchenMaterials } from './kitchen-materials';
import { Partner } from './partner';
import { text } from './text';

export const meta: PageMeta = text.meta;

export function KitchensPage() {
  return (
    <>
      <KitchenHero />
      <AfterFirstView>
        <KitchenMaterials />
      </AfterFirstView>
      <AfterFirstView>
        <Partner />
      </AfterFirstView>
      <AfterFirstView>
        <Process />
      </AfterFirstView>
      <AfterFirstView>
        <BathroomToo />
      </AfterFirstView>
    </>
  );
}

/** A link to our own products. */
function BathroomToo() {
  const { getQuote, contact, ...closing } = text.closing;
  return (
    <NightBand {...closing}>
      <QuoteButton className={nightButtonClass.primary}>{getQuote}</QuoteButton>
      <Link href="/contact" className={nightButtonClass.secondary}>
        {contact}
      </Link>
    </NightBand>
  );
}

function Process() {
  const { title, steps } = text.process;
  return (
    <section className="wrap py-16 tablet:py-26">
      <h2 className="font-display mb-8 text-h2 tablet:mb-10">{title}</h2>
      <ol className="grid border-ink tablet:grid-cols-2 tablet:gap-y-8 tablet:border-t desktop:grid-cols-4">
        {steps.map(({ name, description }, index) => (
          <li
            key={name}
            className="relative py-5 pl-14 max-tablet:border-t max-tablet:border-line tablet:pt-6 tablet:pr-8 tablet:pb-0 tablet:pl-0"
          >
            <span
              aria-hidden
              className="font-display text-title max-tablet:absolute max-tablet:top-5 max-tablet:left-0"
            >
              {index + 1}
            </span>
            <h3 className="mt-1 mb-1.5 text-lead font-strong tablet:mt-3.5">{name}</h3>
            <p className="text-label text-ink-2">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
