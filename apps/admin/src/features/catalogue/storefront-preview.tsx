import type { Material } from '@app/contracts';
import { entriesOf } from './list-text';
import { MaterialThumb } from './material-thumb';
import { text } from './text';

interface ShopPrintsProps {
  name: string;
  /** 'From £57.60/sq ft'; undefined while it is no price. */
  price: string | undefined;
  /** As they are typed; the card has the first three (specification §2). */
  features: string;
  inShop: Material | undefined;
}

const featuresOnCard = 3;

/** What the materials page will print of what stands in the form. */
export const StorefrontPreview = ({ name, price, features, inShop }: ShopPrintsProps) => (
  <div>
    <h3 className="mb-1.25 text-admin font-label">{text.shopPrints}</h3>
    <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-3 rounded-dialog border border-line px-3.5 py-3">
      <MaterialThumb material={inShop} className="size-14 rounded-1" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-display text-subtitle/[1.2]">{name.trim() || text.noName}</p>
        <p className="num">{price ?? text.noPrice}</p>
        <ul className="mt-1 text-caption text-ink-2">
          {entriesOf(features)
            .slice(0, featuresOnCard)
            .map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
        </ul>
      </div>
    </div>
    <p className="mt-1 text-caption text-ink-3">{text.advertisingOnly}</p>
  </div>
);
