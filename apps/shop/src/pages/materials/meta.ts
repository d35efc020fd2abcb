import type { PageMeta } from '../../lib/page-meta';
import { prerenderedMaterials } from './shown-material';
import { text } from './text';

const addressOf = (anchor: string) => `/materials#${anchor}`;

/** The materials as products without prices, which a build would make stale; the server adds today's. */
const productsWithoutPrices = () => ({
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

export const meta: PageMeta = {
  title: text.title,
  description: text.description,
  jsonLd: () => [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
        { '@type': 'ListItem', position: 2, name: 'Materials', item: '/materials' },
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: text.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    productsWithoutPrices(),
  ],
};
