import { buttonClass } from '@app/ui';
import { QuoteButton } from '../../features/quote-button/quote-button';
import { HeroPicture } from './hero-picture';
import { text } from './text';

export function Hero() {
  return (
    <section className="grid tablet:min-h-165 tablet:grid-cols-[minmax(0,44fr)_minmax(0,56fr)]">
      <div className="flex flex-col justify-center px-5 pt-7.5 pb-10 tablet:py-14 tablet:pt-19 tablet:pr-8 desktop:pr-14 tablet:pl-[max(48px,calc((100vw-1320px)/2))]">
        <h1 className="heading text-h1">{text.heading}</h1>
        <p className="mt-4 mb-6 max-w-[31em] text-intro/[1.5] text-ink-2 tablet:mt-6.5 tablet:mb-8.5 tablet:text-lede">
          {text.lede}
        </p>
        <div className="flex flex-wrap gap-3 max-tablet:flex-col">
          <QuoteButton size="large">{text.getQuote}</QuoteButton>
          <a className={buttonClass({ kind: 'secondary', size: 'large' })} href="#materials">
            {text.viewMaterials}
          </a>
        </div>
        <ul className="mt-8.5 flex justify-between gap-4 border-t border-line pt-5.5 tablet:mt-13 tablet:justify-start tablet:gap-7.5">
          {text.facts.map(({ figure, meaning }) => (
            <li key={meaning} className="text-tiny text-ink-3 tablet:text-label">
              <span className="mb-1 block font-display text-subtitle/[1.1] tracking-[-0.01em] text-ink lining-nums tablet:text-heading/[1.1]">
                {figure}
              </span>
              {meaning}
            </li>
          ))}
        </ul>
      </div>
      <HeroPicture />
    </section>
  );
}
