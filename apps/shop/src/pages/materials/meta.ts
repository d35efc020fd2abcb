import type { PageMeta } from '../../lib/page-meta';
import { productsWithoutPrices } from './structured-data';
import { text } from './text';

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
