import { materialAnchor } from '@app/content';
import { paths, type Material } from '@app/contracts';
import { pricePerSquareFoot } from '@app/pricing';

const freshForMs = 60_000;
const retryMs = 5_000;
/** How long a page waits for the first prices; after that it is sent without them. */
const timeoutMs = 1_000;
/** The UN/CEFACT code for square foot. */
const squareFoot = 'FTK';

interface OffersSource {
  apiUrl: string;
  publicUrl: string;
}

/**
 * Today's prices of the materials as structured data for search engines, read from the API at most once a minute.
 * Resolves to '' if they were never read, and to the last known prices if the API does not answer.
 */
export function materialOffers({ apiUrl, publicUrl }: OffersSource): () => Promise<string> {
  let offers = '';
  let nextRefreshAt = 0;
  let pendingRefresh: Promise<void> | undefined;
  const refreshOffers = async () => {
    try {
      const response = await fetch(apiUrl + paths.materials, { signal: AbortSignal.timeout(timeoutMs) });
      offers = dataBlock((await response.json()) as Material[], publicUrl);
    } catch {
      nextRefreshAt = Date.now() + retryMs;
    }
  };
  return async () => {
    if (Date.now() >= nextRefreshAt) {
      nextRefreshAt = Date.now() + freshForMs;
      pendingRefresh = refreshOffers();
    }
    if (offers === '') await pendingRefresh;
    return offers;
  };
}

/** The products of the prerendered page by their `@id`, each with its price range. */
function dataBlock(materials: readonly Material[], publicUrl: string): string {
  const products = materials.flatMap(({ name, colors }) => {
    const prices = colors
      .map(({ priceModifier }) => pricePerSquareFoot(priceModifier))
      .sort((a, b) => Number(a) - Number(b));
    const [lowPrice] = prices;
    if (!lowPrice) return [];
    return {
      '@type': 'Product',
      '@id': `${publicUrl}/materials#${materialAnchor(name)}`,
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
  });
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': products });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
