import { company, companyElementId, showSamples } from '@app/content';
import { sessionHintCookie } from '@app/contracts';
import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { metaTags } from './app/meta-tags';
import { routeAt, routes } from './app/routes';
import { text } from './app/text';
import { basketSessionKey } from './features/basket/basket-session';
import { dismissedOfferKey } from './features/offer-banner/offer-banner';

interface RenderedPage {
  /** What React hoists – title, description, preloads – then the page before any script. */
  markup: string;
  /** For crawlers: canonical address, link preview, structured data. */
  head: string;
}

/** Renders one of `paths`; build/render-pages.mjs makes a document of it. */
export async function renderPage(path: string, { withSamples = false } = {}): Promise<RenderedPage> {
  showSamples(withSamples);
  const markup = await renderMarkup(path);
  const meta = await routeAt(path)?.fetchMeta?.();
  return { markup, head: meta ? metaTags(path, meta) : '' };
}

async function renderMarkup(path: string): Promise<string> {
  // Without this a long page arrives hidden, in parts that an inline script puts in place.
  const { prelude } = await prerender(<App ssrPath={path} />, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

/** The routes as the server reads them: `name` is the file of a public page, or the kind of private page. */
export const listPages = () => routes.map(({ path, name, query }) => ({ path, name, query }));

/** Texts and storage keys for the document around a page. */
export const documentText = {
  title: company.name,
  noScript: text.noScript,
  companyElementId,
  dismissedOfferKey,
  basketSessionKey,
  sessionHintCookie,
};
