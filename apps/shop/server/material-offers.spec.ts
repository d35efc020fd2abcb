import { createWebServer } from '@app/web-server';
import { anUpstream, builtFolder } from '@app/web-server/testing';
import { addPages } from './add-pages';

const marble = {
  name: 'Marble',
  colors: [{ priceModifier: '12.20' }, { priceModifier: '6.20' }, { priceModifier: '8.50' }],
};
const built = builtFolder({
  'pages.json': JSON.stringify([{ path: '/materials', name: 'materials' }]),
  'inline-hashes.json': JSON.stringify({ script: [], styles: {} }),
  ...Object.fromEntries(
    ['materials', 'shell', 'not-found'].map((name) => [`${name}.html`, '<head></head><div id="root">']),
  ),
});
afterAll(() => built.remove());

/** The page without scripts, as a search engine reads it, requested several times. */
async function pagesOf(apiResponses: string[], times: number) {
  let requestCount = 0;
  const api = await anUpstream((_, response) => response.end(apiResponses[requestCount++] ?? ''));
  const shop = createWebServer({ trustedProxies: 0, logLevel: 'silent' });
  const settings = { isDemo: false, isRehearsal: false, publicUrl: 'https://shop.example' };
  addPages(shop, { ...settings, apiUrl: api.url }, built.root, () => ({ state: 'open', pages: null }));
  const pages: string[] = [];
  while (pages.length < times) pages.push((await shop.inject('/materials')).body);
  await Promise.all([shop.close(), api.stop()]);
  return { pages, asked: requestCount };
}
const dataOf = (page = '') =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? 'null') as unknown;

it('adds each material’s current price range to the page, without JavaScript', async () => {
  const { pages, asked: requestCount } = await pagesOf([JSON.stringify([marble])], 3);
  for (const page of pages)
    expect(dataOf(page)).toMatchObject({
      '@graph': [
        {
          '@type': 'Product',
          '@id': 'https://shop.example/materials#marble',
          name: 'Marble vanity top',
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'GBP',
            lowPrice: '57.60',
            highPrice: '113.34',
            offerCount: 3,
          },
        },
      ],
    });
  expect(requestCount).toBe(1);
});

it('escapes everything that could end the script', async () => {
  const { pages } = await pagesOf([JSON.stringify([{ ...marble, name: '</script><b>' }])], 1);
  expect(pages[0]).not.toContain('<b>');
  expect(dataOf(pages[0])).toMatchObject({ '@graph': [{ material: '</script><b>' }] });
});

it.each(['', 'no JSON', '{"error":"away"}'])(
  'leaves the page as built if the API answers %j',
  async (apiResponse) => {
    expect((await pagesOf([apiResponse], 1)).pages).toEqual(['<head></head><div id="root">']);
  },
);
