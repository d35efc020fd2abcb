import { meta } from './meta';
import { text } from './text';

const data = JSON.parse(JSON.stringify(meta.jsonLd?.())) as Record<string, unknown>[];
const ofType = (type: string) => data.find((entry) => entry['@type'] === type);

it("gives search engines the page's URL and its questions", () => {
  expect(ofType('BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Materials', item: '/materials' }],
  });
  expect(ofType('FAQPage')).toMatchObject({
    mainEntity: text.questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  });
});

it('describes the five materials as products, without prices that could be outdated', () => {
  const products = ofType('ItemList')?.itemListElement as { item: { name: string; image: string } }[];

  expect(products.map(({ item }) => item.name)).toEqual([
    'Quartz vanity top',
    'Granite vanity top',
    'Marble vanity top',
    'Solid Surface vanity top',
    'Porcelain vanity top',
  ]);
  for (const { item } of products) expect(item.image).toMatch(/^\/stone\//);
  expect(JSON.stringify(data)).not.toContain('offers');
});
