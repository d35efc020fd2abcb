import type { ComponentType } from 'react';
import type { Pages } from '../features/navigation/places';
import type { PageMeta } from '../lib/page-meta';
import { Part } from './part';
import { withTitle } from './with-title';

/** A page that is the same for everyone: prerendered by the build, and a chunk of its own in the browser. */
interface PublicPage {
  page: Part<ComponentType>;
  /** For the prerenderer; in the browser it arrives with the page. */
  fetchMeta: () => Promise<PageMeta>;
}

function publicPage(
  fetchPage: () => Promise<ComponentType>,
  fetchMeta: () => Promise<{ meta: PageMeta }>,
): PublicPage {
  const page = new Part(async () => {
    const [Page, { meta }] = await Promise.all([fetchPage(), fetchMeta()]);
    return withTitle(Page, meta);
  });
  return { page, fetchMeta: async () => (await fetchMeta()).meta };
}

/** Every public page by its address: routes, prerendering, status codes, navigation and sitemap follow from it. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': publicPage(
    () => import(/* webpackChunkName: "page-home" */ '../pages/home/home-page').then((it) => it.HomePage),
    () => import(/* webpackChunkName: "page-home" */ '../pages/home/meta'),
  ),
  '/trade': publicPage(
    () => import(/* webpackChunkName: "page-trade" */ '../pages/trade/trade-page').then((it) => it.TradePage),
    () => import(/* webpackChunkName: "page-trade" */ '../pages/trade/meta'),
  ),
  '/contact': publicPage(
    () =>
      import(/* webpackChunkName: "page-contact" */ '../pages/contact/contact-page').then(
        (it) => it.ContactPage,
      ),
    () => import(/* webpackChunkName: "page-contact" */ '../pages/contact/meta'),
  ),
};

/** For every address that no route knows. */
export const notFoundPage = new Part(() =>
  import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/not-found-page').then(
    (it) => it.NotFoundPage,
  ),
);

/** What links need to know of the pages. */
export const pages: Pages = {
  has: (path) => path in publicPages,
  prepare: (path) => publicPages[path]?.page.prepare(),
};
