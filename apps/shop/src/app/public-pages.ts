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
  '/materials': publicPage(
    () =>
      import(/* webpackChunkName: "page-materials" */ '../pages/materials/materials-page').then(
        (it) => it.MaterialsPage,
      ),
    () => import(/* webpackChunkName: "page-materials" */ '../pages/materials/meta'),
  ),
  '/kitchens': publicPage(
    () =>
      import(/* webpackChunkName: "page-kitchens" */ '../pages/kitchens/kitchens-page').then(
        (it) => it.KitchensPage,
      ),
    () => import(/* webpackChunkName: "page-kitchens" */ '../pages/kitchens/meta'),
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
  '/about': publicPage(
    () => import(/* webpackChunkName: "page-about" */ '../pages/about/about-page').then((it) => it.AboutPage),
    () => import(/* webpackChunkName: "page-about" */ '../pages/about/meta'),
  ),
  '/terms': publicPage(
    () => import(/* webpackChunkName: "page-terms" */ '../pages/terms/terms-page').then((it) => it.TermsPage),
    () => import(/* webpackChunkName: "page-terms" */ '../pages/terms/meta'),
  ),
  '/privacy': publicPage(
    () =>
      import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/privacy-page').then(
        (it) => it.PrivacyPage,
      ),
    () => import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/meta'),
  ),
  '/cookies': publicPage(
    () =>
      import(/* webpackChunkName: "page-cookies" */ '../pages/cookies/cookies-page').then(
        (it) => it.CookiesPage,
      ),
    () => import(/* webpackChunkName: "page-cookies" */ '../pages/cookies/meta'),
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
