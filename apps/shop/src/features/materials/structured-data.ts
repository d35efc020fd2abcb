import type { Material } from '@app/contracts';
import { pricePerSquareFoot } from '@app/pricing';
import { prerenderedMaterials } from './shown-material';

/** UN/CEFACT's code of a square foot. */
const squareFoot = 'FTK';

const addressOf = (anchor: string) => `/materials#${anchor}`;
const anchors = new Map(prerenderedMaterials.map(({ name, anchor }) => [name, anchor]));

/** The materials as products, for the prerendered page: without prices, which a build would let grow stale. */
export const productsWithoutPrices = () => ({
  '@type': 'ItemList',
  itemListElement: prerenderedMaterials.map(({ name, anchor, description, sample }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: {
      '@type': 'Product',
      '@id': addressOf(anchor),
      name: `${name} vanity top`,
      description,
      ...(sample?.images[0] ? { image: sample.images[0].url } : {}),
      material: name,
    },
  })),
});

/** What today's catalogue asks for them: the same products by their `@id`, with the range of their prices. */
export const productOffers = (materials: readonly Material[], origin: string) => ({
  '@context': 'https://schema.org',
  '@graph': materials.flatMap(({ name, colors }) => {
    const prices = colors
      .map(({ priceModifier }) => pricePerSquareFoot(priceModifier))
      .sort((a, b) => Number(a) - Number(b));
    const [lowPrice] = prices;
    if (!lowPrice) return [];
    return {
      '@type': 'Product',
      '@id': origin + addressOf(anchors.get(name) ?? encodeURIComponent(name)),
      name: `${name} vanity top`,
      material: name,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'GBP',
        lowPrice,
        highPrice: prices.at(-1),
        offerCount: prices.length,
        eligibleQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: squareFoot },
      },
    };
  }),
});
