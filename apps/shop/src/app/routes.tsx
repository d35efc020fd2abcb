import { company } from '@app/content';
import { howToMeasurePath, tradePricesPath } from '@app/contracts';
import { LazyChunk } from '@app/ui';
import { Fragment, type ComponentType } from 'react';
import { useSearch, type RouteComponentProps, type StringRouteParams } from 'wouter';
import type { PageMeta } from '../lib/page-meta';
import { AdminRoute } from './admin-route';
import { PageView } from './page-view';

interface AppRoute {
  path: string;
  component: ComponentType<RouteComponentProps>;
  /** Only a public page has these: the name of its file and chunk, and what the build prerenders. */
  name?: string;
  page?: LazyChunk<ComponentType>;
  fetchMeta?: () => Promise<PageMeta>;
  /** Names of a private page's ids in the query; several ids are separated by commas. */
  query?: readonly string[];
  /** Rendered without the shop's header and footer. */
  hasOwnFrame?: boolean;
}

/** The same for everybody: prerendered, in the sitemap, with the title and description that the page exports. */
function publicPage<Name extends string>(
  path: string,
  componentName: Name,
  fetchModule: () => Promise<Record<Name, ComponentType> & { meta: PageMeta }>,
): AppRoute {
  const page = new LazyChunk(async () => {
    const module = await fetchModule();
    const { meta } = module;
    const Page: ComponentType = module[componentName];
    return () => (
      <>
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        <Page />
      </>
    );
  });
  return {
    path,
    component: () => <PageView page={page} props={{}} />,
    name: path.slice(1) || 'home',
    page,
    fetchMeta: async () => (await fetchModule()).meta,
  };
}

type PrivateProps<Path extends string, Query extends string> = StringRouteParams<Path> &
  Record<Query, string | null>;

/**
 * A visitor's own: rendered only in the browser, and sent with `noindex`, `no-referrer` and `no-store`. The page gets
 * the ids in its path and query.
 */
function privatePage<Path extends string, Name extends string, Query extends string = never>(
  path: Path,
  componentName: Name,
  { title, query = [] }: { title: string; query?: readonly Query[] },
  fetchModule: () => Promise<Record<Name, ComponentType<PrivateProps<Path, NoInfer<Query>>>>>,
): AppRoute {
  const page = new LazyChunk(async () => (await fetchModule())[componentName]);
  function PrivatePage({ params }: RouteComponentProps) {
    const search = new URLSearchParams(useSearch());
    const queryIds = Object.fromEntries(query.map((name) => [name, search.get(name)]));
    const props = { ...params, ...queryIds } as PrivateProps<Path, Query>;
    // The key remounts the page for another id: nothing of the previous one may show.
    return (
      <Fragment key={JSON.stringify(props)}>
        <title>{`${title} - ${company.name}`}</title>
        <PageView page={page} props={props} />
      </Fragment>
    );
  }
  return { path, query, component: PrivatePage };
}

/** Where the admin app is loaded; private too. */
const adminPage = (path: string): AppRoute => ({
  path,
  component: () => <AdminRoute basePath={path.replace('/*?', '')} />,
  hasOwnFrame: true,
});

/**
 * Every page of the shop. The router, the prerendered files, the server's headers and the sitemap follow from this
 * list.
 */
export const routes: readonly AppRoute[] = [
  publicPage('/', 'HomePage', () => import(/* webpackChunkName: "page-home" */ '../pages/home/home-page')),
  publicPage(
    '/materials',
    'MaterialsPage',
    () => import(/* webpackChunkName: "page-materials" */ '../pages/materials/materials-page'),
  ),
  publicPage(
    '/kitchens',
    'KitchensPage',
    () => import(/* webpackChunkName: "page-kitchens" */ '../pages/kitchens/kitchens-page'),
  ),
  publicPage(
    '/trade',
    'TradePage',
    () => import(/* webpackChunkName: "page-trade" */ '../pages/trade/trade-page'),
  ),
  publicPage(
    '/contact',
    'ContactPage',
    () => import(/* webpackChunkName: "page-contact" */ '../pages/contact/contact-page'),
  ),
  publicPage(
    '/about',
    'AboutPage',
    () => import(/* webpackChunkName: "page-about" */ '../pages/about/about-page'),
  ),
  publicPage(
    howToMeasurePath,
    'HowToMeasurePage',
    () => import(/* webpackChunkName: "page-how-to-measure" */ '../pages/how-to-measure/how-to-measure-page'),
  ),
  publicPage(
    '/terms',
    'TermsPage',
    () => import(/* webpackChunkName: "page-terms" */ '../pages/terms/terms-page'),
  ),
  publicPage(
    '/privacy',
    'PrivacyPage',
    () => import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/privacy-page'),
  ),
  publicPage(
    '/cookies',
    'CookiesPage',
    () => import(/* webpackChunkName: "page-cookies" */ '../pages/cookies/cookies-page'),
  ),
  privatePage(
    '/quote/:id',
    'QuotePage',
    { title: 'Your quote' },
    () => import(/* webpackChunkName: "quote" */ '../pages/quote/quote-page'),
  ),
  privatePage(
    '/job/:id',
    'JobPage',
    { title: 'Your job' },
    () => import(/* webpackChunkName: "job" */ '../pages/job/job-page'),
  ),
  privatePage(
    '/order/:token',
    'OrderPage',
    { title: 'Your order' },
    () => import(/* webpackChunkName: "order" */ '../pages/order/order-page'),
  ),
  privatePage(
    '/basket',
    'BasketPage',
    { title: 'Your basket', query: ['quotes'] },
    () => import(/* webpackChunkName: "basket-page" */ '../pages/basket/basket-page'),
  ),
  privatePage(
    '/payment',
    'PaymentPage',
    { title: 'Pay your deposit', query: ['quote', 'job'] },
    () => import(/* webpackChunkName: "payment" */ '../pages/payment/payment-page'),
  ),
  privatePage(
    '/payment-result/:id',
    'PaymentResultPage',
    { title: 'Your payment' },
    () => import(/* webpackChunkName: "payment-result" */ '../pages/payment-result/payment-result-page'),
  ),
  privatePage(
    tradePricesPath,
    'TradePricesPage',
    { title: 'Your trade prices' },
    () => import(/* webpackChunkName: "trade-prices" */ '../pages/trade-prices/trade-prices-page'),
  ),
  adminPage('/admin/*?'),
  adminPage('/migrate'),
];

export const routeAt = (path: string) => routes.find((route) => route.path === path);

/** For links: prefetches a page that the visitor seems about to open. */
export const preloadPage = (path: string) => routeAt(path)?.page?.preload();

export const notFoundPage = new LazyChunk(() =>
  import(/* webpackChunkName: "page-not-found" */ '../pages/not-found/not-found-page').then(
    (module) => module.NotFoundPage,
  ),
);
