import { prerenderedMaterials } from './shown-material';

const addressOf = (anchor: string) => `/materials#${anchor}`;

/** The materials as products without prices, which a build would make stale; the server adds today's. */
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
