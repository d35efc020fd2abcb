import { materialAnchor } from '@app/content';
import { paths, type Material } from '@app/contracts';
import { pricePerSquareFoot } from '@app/pricing';

const freshForMs = 60_000;
const retryMs = 5_000;
/** So long the page waits for prices when it has none yet; after that it comes without. */
const patienceMs = 1_000;
/** UN/CEFACT's code of a square foot. */
const squareFoot = 'FTK';

interface OffersSource {
  apiUrl: string;
  publicUrl: string;
}

/**
 * What today's catalogue asks for the materials, as structured data for search engines: read from the API once a minute
 * at most. Resolves to '' where it was never read; where it cannot be read any more, to what it was.
 */
export function materialOffers({ apiUrl, publicUrl }: OffersSource): () => Promise<string> {
  let offers = '';
  let askAgainAt = 0;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      const reply = await fetch(apiUrl + paths.materials, { signal: AbortSignal.timeout(patienceMs) });
      offers = dataBlock((await reply.json()) as Material[], publicUrl);
    } catch {
      askAgainAt = Date.now() + retryMs;
    }
  };
  return async () => {
    if (Date.now() >= askAgainAt) {
      askAgainAt = Date.now() + freshForMs;
      asking = ask();
    }
    if (offers === '') await asking;
    return offers;
  };
}

/** The products of the prerendered page by their `@id`, each with the range of its prices. */
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
