import { LazyPart } from '@app/ui';
import type { ComponentType } from 'react';
import type { Pages } from '../features/navigation/places';
import type { PageMeta } from '../lib/page-meta';

/** A page that is the same for everybody: prerendered by the build, a chunk of its own in the browser. */
interface PublicPage {
  page: LazyPart<ComponentType>;
  /** For the prerenderer; the browser gets it with the page. */
  fetchMeta: () => Promise<PageMeta>;
}

function publicPage(fetchPage: () => Promise<[Page: ComponentType, meta: PageMeta]>): PublicPage {
  return {
    page: new LazyPart(async () => withTitle(...(await fetchPage()))),
    fetchMeta: async () => (await fetchPage())[1],
  };
}

/**
 * A page with its title and description, which React updates when a link leads to another page. prerender.tsx adds what
 * only machines read.
 */
function withTitle(Page: ComponentType, { title, description }: PageMeta): ComponentType {
  return function TitledPage() {
    return (
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <Page />
      </>
    );
  };
}

/** Public pages by path: routes, prerendering, status codes, navigation and sitemap follow from it. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': publicPage(() =>
    import(/* webpackChunkName: "page-home" */ '../pages/home/home-page').then((it) => [
      it.HomePage,
      it.meta,
    ]),
  ),
  '/materials': publicPage(() =>
    import(/* webpackChunkName: "page-materials" */ '../pages/materials/materials-page').then((it) => [
      it.MaterialsPage,
      it.meta,
    ]),
  ),
  '/kitchens': publicPage(() =>
    import(/* webpackChunkName: "page-kitchens" */ '../pages/kitchens/kitchens-page').then((it) => [
      it.KitchensPage,
      it.meta,
    ]),
  ),
  '/trade': publicPage(() =>
    import(/* webpackChunkName: "page-trade" */ '../pages/trade/trade-page').then((it) => [
      it.TradePage,
      it.meta,
    ]),
  ),
  '/contact': publicPage(() =>
    import(/* webpackChunkName: "page-contact" */ '../pages/contact/contact-page').then((it) => [
      it.ContactPage,
      it.meta,
    ]),
  ),
  '/about': publicPage(() =>
    import(/* webpackChunkName: "page-about" */ '../pages/about/about-page').then((it) => [
      it.AboutPage,
      it.meta,
    ]),
  ),
  '/terms': publicPage(() =>
    import(/* webpackChunkName: "page-terms" */ '../pages/terms/terms-page').then((it) => [
      it.TermsPage,
      it.meta,
    ]),
  ),
  '/privacy': publicPage(() =>
    import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/privacy-page').then((it) => [
      it.PrivacyPage,
      it.meta,
    ]),
  ),
  '/cookies': publicPage(() =>
    import(/* webpackChunkName: "page-cookies" */ '../pages/cookies/cookies-page').then((it) => [
      it.CookiesPage,
      it.meta,
    ]),
  ),
};

export const notFoundPage = new LazyPart(() =>
  import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/not-found-page').then(
    (it) => it.NotFoundPage,
  ),
);

export const pages: Pages = {
  has: (path) => path in publicPages,
  prepare: (path) => publicPages[path]?.page.prepare(),
};
