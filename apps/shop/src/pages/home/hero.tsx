import { buttonClass } from '@app/ui';
import { QuoteButton } from '../../features/open-calculator/quote-button';
import { HeroFrame } from '../../lib/hero-frame';
import { HeroPicture } from './hero-picture';
import { text } from './text';

export function Hero() {
  return (
    <HeroFrame title={text.heading} intro={text.intro} picture={<HeroPicture />}>
      <div className="flex flex-wrap gap-3 max-tablet:flex-col">
        <QuoteButton size="large">{text.getQuote}</QuoteButton>
        <a className={buttonClass({ kind: 'secondary', size: 'large' })} href="#materials">
          {text.viewMaterials}
        </a>
      </div>
      <ul className="mt-8.5 flex justify-between gap-4 border-t border-line pt-5.5 tablet:justify-start tablet:gap-8">
        {text.keyFigures.map(({ figure, meaning }) => (
          <li key={meaning} className="text-small text-balance text-ink-3 tablet:text-label">
            <span className="mb-1 block font-display text-subtitle text-ink tablet:text-h3">{figure}</span>
            {meaning}
          </li>
        ))}
      </ul>
    </HeroFrame>
  );
}
