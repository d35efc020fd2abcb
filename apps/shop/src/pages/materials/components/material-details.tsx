import { Tabs } from '@app/ui';
import type { ReactNode } from 'react';
import type { ShownMaterial } from '../../../features/materials/shown-material';
import { QuoteButton } from '../../../features/quote-button/quote-button';
import { StonePicture } from '../../../lib/stone-picture';
import { text } from '../text';
import { FromPrice } from './from-price';

/** Everything we know of each material, one tab each (D31). */
export function MaterialDetails({ materials }: { materials: readonly ShownMaterial[] }) {
  return (
    <section className="overflow-x-clip border-y border-line bg-surface">
      <div className="wrap py-16 tablet:pt-18 tablet:pb-22">
        <h2 className="heading mb-5 text-h2">{text.detailsHeading}</h2>
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

function Details({ material }: { material: ShownMaterial }) {
  return (
    <div className="grid items-start gap-7.5 pt-7 tablet:gap-10 tablet:pt-13 desktop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] desktop:gap-22">
      <h3 className="hidden font-display text-h3 noscript:block desktop:col-span-2">{material.name}</h3>
      <dl className="border-line max-desktop:order-1 tablet:grid tablet:grid-cols-[168px_minmax(0,1fr)] tablet:border-b">
        <Fact name={text.features}>
          <ul>
            {material.features.map((feature) => (
              <li key={feature} className="py-0.5">
                {feature}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={text.applications}>{material.applications.join(', ')}</Fact>
        <Fact name={text.maintenance}>{material.maintenance}</Fact>
        <Fact name={text.warranty}>{material.warranty}</Fact>
        <Fact name={text.price}>
          <span className="num">
            <FromPrice material={material.name} price={material.offer?.fromPrice} />
            {material.offer && ` ${text.priceNote}`}
          </span>
        </Fact>
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

/** Nothing is said of what staff have left empty. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="border-t border-line pt-4 text-copy/[1.5] font-strong tablet:py-4.5">{name}</dt>
      <dd className="pt-1 pb-4 text-ink-2 tablet:border-t tablet:border-line tablet:py-4.5 tablet:leading-[1.5]">
        {children}
      </dd>
    </>
  );
}

function Scene({ material: { scene } }: { material: ShownMaterial }) {
  const image = scene?.images[1] ?? scene?.images[0];
  if (!scene || !image) return null;
  return (
    <figure>
      <StonePicture
        image={image}
        alt={text.top(scene.name)}
        sizes="(min-width: 1416px) 448px, (min-width: 1100px) 34vw, 100vw"
        placeholder={scene.hexCode}
        className="aspect-4/3 w-full rounded-1 object-cover"
      />
      <figcaption className="mt-2.5 text-small text-ink-3">{`${scene.name}. ${text.illustration}`}</figcaption>
    </figure>
  );
}
