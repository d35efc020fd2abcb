import { cx, Picture, Tabs } from '@app/ui';
import type { ReactNode } from 'react';
import { QuoteButton } from '../../../features/open-calculator/quote-button';
import type { MaterialView } from '../material-view';
import { text } from '../text';
import { FromPrice } from './from-price';

export function MaterialDetails({ materials }: { materials: readonly MaterialView[] }) {
  return (
    <section className="overflow-x-clip border-y border-line bg-surface">
      <div className="wrap py-12 tablet:pt-18 tablet:pb-22">
        <h2 className="font-display mb-5 text-h2">{text.detailsHeading}</h2>
        <Tabs
          label={text.detailsLabel}
          tabs={materials.map((material) => ({
            id: material.anchor,
            label: material.name,
            panel: <Details material={material} />,
          }))}
        />
      </div>
    </section>
  );
}

function Details({ material }: { material: MaterialView }) {
  return (
    <div className="grid items-start gap-5 pt-3 tablet:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] tablet:gap-9 tablet:pt-13 desktop:gap-18">
      <h3 className="hidden font-display text-h3 noscript:block tablet:col-span-2">{material.name}</h3>
      <p className="max-w-[34em] text-ink-2 tablet:hidden">{material.description}</p>
      <dl className="grid grid-cols-2 gap-x-5 border-line text-label max-tablet:order-1 tablet:block tablet:border-b">
        <Detail name={text.features}>
          <ul>
            {material.features.map((feature) => (
              <li key={feature} className="py-0.5">
                {feature}
              </li>
            ))}
          </ul>
        </Detail>
        <Detail name={text.applications} isShort>
          {material.applications.join(', ')}
        </Detail>
        <Detail name={text.price} isShort>
          <span className="num">
            <FromPrice material={material.name} price={material.offer?.fromPrice} />
            {material.offer && ` ${text.priceNote}`}
          </span>
        </Detail>
        <Detail name={text.maintenance}>{material.maintenance}</Detail>
        <Detail name={text.warranty}>{material.warranty}</Detail>
      </dl>
      <div className="grid gap-5">
        <Scene material={material} />
        <QuoteButton isFullWidth material={material.name}>
          {text.getQuoteFor(material.name)}
        </QuoteButton>
      </div>
    </div>
  );
}

interface DetailProps {
  name: string;
  /** On a phone two share a row. */
  isShort?: boolean;
  children: ReactNode;
}

/** Facts that staff left empty are hidden. */
function Detail({ name, isShort = false, children }: DetailProps) {
  if (!children) return null;
  return (
    <div
      className={cx(
        'border-t border-line py-3 tablet:grid tablet:grid-cols-[132px_minmax(0,1fr)] tablet:py-4.5',
        !isShort && 'col-span-2',
      )}
    >
      <dt className="font-strong">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

function Scene({ material: { scene } }: { material: MaterialView }) {
  const image = scene?.images[1] ?? scene?.images[0];
  if (!scene || !image) return null;
  return (
    <figure className="grid grid-cols-2 gap-4 tablet:block">
      <Picture
        image={image}
        alt={text.top(scene.name)}
        sizes="(min-width: 1416px) 520px, 42vw"
        placeholder={scene.hexCode}
        className="aspect-4/3 w-full rounded-1 object-cover"
      />
      <figcaption className="text-small text-ink-3 tablet:mt-1.5">{`${scene.name}. ${text.illustration}`}</figcaption>
    </figure>
  );
}
