import type { PageMeta } from '../../lib/page-meta';
import { prerenderedMaterials } from './material-view';
import { text } from './text';

const anchorUrl = (anchor: string) => `/materials#${anchor}`;

/** The materials as products without prices, which a build would make stale; the server adds today's. */
const productsWithoutPrices = () => ({
  '@type': 'ItemList',
  itemListElement: prerenderedMaterials.map(({ name, anchor, description, sample }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      '@id': anchorUrl(anchor),
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
