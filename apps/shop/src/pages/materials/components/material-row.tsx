import { cx } from '@app/ui';
import { Check } from 'lucide-react';
import { QuoteButton } from '../../../features/open-calculator/quote-button';
import type { MaterialView } from '../material-view';
import { text } from '../text';
import type { GalleryControls } from '../use-gallery';
import { ColorSwatches } from './color-swatches';
import { FromPrice } from './from-price';
import { MaterialPicture } from './material-picture';

/** Features shown in the row; the rest is in the details. */
const shownFeatures = 3;

interface MaterialRowProps {
  material: MaterialView;
  index: number;
  gallery: GalleryControls;
}

export function MaterialRow({ material, index, gallery }: MaterialRowProps) {
  const isMirrored = index % 2 === 1;
  return (
    <article
      id={material.anchor}
      className={cx(
        index > 0 && 'after-first-view',
        'grid scroll-mt-8 tablet:items-center tablet:gap-9 desktop:gap-18',
        isMirrored
          ? 'tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
          : 'tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      )}
    >
      <MaterialPicture
        material={material}
        gallery={gallery}
        isEager={index === 0}
        className={cx('max-tablet:-order-2 tablet:max-desktop:self-stretch', isMirrored && 'tablet:order-1')}
      />
      <div className="max-tablet:contents">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4 tablet:block tablet:pt-0">
          <h2 className="font-display text-h2">{material.name}</h2>
          <p className="num min-h-[1lh] text-lead tablet:mt-1.5">
            <FromPrice material={material.name} price={material.offer?.fromPrice} />
          </p>
        </div>
        <p className="mt-4 mb-5 max-w-[34em] text-ink-2 max-tablet:hidden">{material.description}</p>
        <ul className="border-line max-tablet:my-3 tablet:border-b">
          {material.features.slice(0, shownFeatures).map((feature) => (
            <li
              key={feature}
              className="grid grid-cols-[28px_1fr] border-line py-0.5 text-label tablet:border-t tablet:py-2.25"
            >
              <Check className="mt-1 size-4.25" strokeWidth={2} />
              {feature}
            </li>
          ))}
        </ul>
        <ColorSwatches colors={material.offer?.colors} gallery={gallery} />
        <div className="grid tablet:justify-start">
          <QuoteButton kind="secondary" material={material.name}>
            {text.getQuoteFor(material.name)}
          </QuoteButton>
        </div>
      </div>
    </article>
  );
}
