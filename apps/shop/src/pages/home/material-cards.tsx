import { ArrowRight } from 'lucide-react';
import { Picture } from '@app/ui';
import { QuoteButton } from '../../features/open-calculator/quote-button';
import { closeUpOf, materials } from './materials';
import { text } from './sections-text';
import { TextLink } from './text-link';
import { useFromPrices } from './use-from-prices';

const [first, second] = text.materialsHeading;

export function MaterialCards() {
  const { cards, prices } = useFromPrices();
  return (
    <section id="materials" className="wrap py-16 tablet:py-26">
      <div className="mb-6.5 items-end justify-between gap-10 tablet:mb-11 tablet:flex">
        <h2 className="font-display text-h2 tablet:flex-none">
          {first} <br />
          {second}
        </h2>
        <p className="max-w-[30em] text-balance text-ink-2 max-tablet:mt-3">{text.materialsIntro}</p>
      </div>
      <ul
        ref={cards}
        className="grid grid-cols-2 gap-x-3.5 gap-y-8 tablet:grid-cols-6 tablet:gap-x-5 desktop:grid-cols-5"
      >
        {materials.map((material, at) => (
          <MaterialCard
            key={material.name}
            {...material}
            isFirst={at === 0}
            fromPrice={prices[material.name]}
          />
        ))}
      </ul>
      <TextLink href="/materials" className="mt-8">
        {text.allMaterials}
      </TextLink>
    </section>
  );
}

/** Square pictures in 3:4 frames, so they are as wide as a frame is high. */
const cardSizes =
  '(min-width: 1416px) 331px, (min-width: 1100px) calc(27vw - 47px), (min-width: 760px) calc(50vw - 58px), calc(67vw - 36px)';
/** On a phone it has a row to itself, in landscape. */
const firstCardSizes = cardSizes.replace('calc(67vw - 36px)', '88vw');

interface MaterialCardProps {
  name: string;
  phrase: string;
  stone: (typeof materials)[number]['stone'];
  isFirst: boolean;
  fromPrice: string | undefined;
}

function MaterialCard({ name, phrase, stone, isFirst, fromPrice }: MaterialCardProps) {
  return (
    <li className="group flex flex-col max-tablet:first:col-span-2 tablet:max-desktop:col-span-2 tablet:max-desktop:nth-[-n+2]:col-span-3">
      <figure className="aspect-3/4 overflow-hidden rounded-1 bg-sunken max-tablet:group-first:aspect-4/3 tablet:max-desktop:group-nth-[-n+2]:aspect-4/3">
        <Picture
          image={closeUpOf(stone)}
          alt={text.sample(stone.name)}
          sizes={isFirst ? firstCardSizes : cardSizes}
          className="size-full object-cover transition-transform duration-900 group-hover:scale-[1.045] motion-reduce:transform-none"
        />
      </figure>
      <h3 className="mt-3 mb-1 font-display text-subtitle tablet:mt-4.5 tablet:text-h3">{name}</h3>
      <p className="flex-1 text-label text-ink-2">{phrase}</p>
      {/* live-data.ts may have written it before React starts. */}
      <p
        translate="no"
        data-from-price={name}
        className="num mt-2.5 min-h-[2lh] text-label"
        suppressHydrationWarning
      >
        {fromPrice ?? ''}
      </p>
      <QuoteButton
        material={name}
        className="mt-0.5 inline-flex min-h-11 items-center gap-2 text-left text-label font-label text-chalk"
      >
        <span className="underline decoration-chalk-line decoration-1 underline-offset-4 group-hover:decoration-current">
          {text.getQuoteFor(name)}
        </span>
        <ArrowRight className="size-4.25 flex-none max-[1340px]:hidden" strokeWidth={1.5} />
      </QuoteButton>
    </li>
  );
}
