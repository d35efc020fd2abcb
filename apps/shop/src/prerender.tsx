import { banner, company, showSamples } from '@app/content';
import { sessionHintCookie } from '@app/contracts';
import { prerender } from 'react-dom/static';
import { App } from './app/app';
import { headOf } from './app/head-of';
import { publicPages } from './app/public-pages';
import { text } from './app/text';
import { dismissedOfferKey } from './features/offer-banner/offer-banner';
import { basketSessionKey } from './lib/basket/basket-session';

interface RenderedPage {
  /** What React hoists – title, description, preloads – and then the page, as it is before any script. */
  markup: string;
  /** What only machines read: canonical address, link preview, structured data. */
  head: string;
}

/** One page of those in `paths`. build/prerender.mjs makes a document of it. */
export async function renderPage(path: string, { withSamples = false } = {}): Promise<RenderedPage> {
  showSamples(withSamples);
  const markup = await renderMarkup(path);
  const meta = await publicPages[path]?.fetchMeta();
  return { markup, head: meta ? headOf(meta) : '' };
}

async function renderMarkup(path: string): Promise<string> {
  // In one piece: by default a long page arrives hidden, in parts that an inline script puts in their place.
  const { prelude } = await prerender(<App ssrPath={path} />, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

/** Addresses of the public pages, and which of them are for search engines. */
export async function listPages(): Promise<{ path: string; chunk: string; isPrivate: boolean }[]> {
  return Promise.all(
    Object.entries(publicPages).map(async ([path, { fetchMeta }]) => {
      const meta = await fetchMeta();
      return { path, chunk: chunkOf(path), isPrivate: meta.isPrivate ?? false };
    }),
  );
}

/** As public-pages.tsx names them. */
const chunkOf = (path: string) => `page-${path.slice(1) || 'home'}`;

/** What the documents themselves say and look for, beside the pages in them. */
export const documentText = {
  title: company.name,
  noScript: text.noScript,
  offer: banner,
  dismissedOfferKey,
  basketSessionKey,
  sessionHintCookie,
};
