import type { Material } from '@app/contracts';
import { productOffers } from '../../../features/materials/structured-data';

/** Today's prices for search engines that run scripts. Data, which no browser executes. */
export const OfferData = ({ materials }: { materials: readonly Material[] }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify(productOffers(materials, window.location.origin)).replaceAll('<', '\\u003c'),
    }}
  />
);
