import { tradePricesPath } from '@app/contracts';
import { Route, Switch } from 'wouter';
import { AdminRoute } from './admin-route';
import { PageFrame } from './page-frame';
import { PageView } from './page-view';
import {
  BasketRoute,
  JobRoute,
  OrderRoute,
  PaymentResultRoute,
  PaymentRoute,
  QuoteRoute,
  TradePricesRoute,
} from './private-routes';
import { notFoundPage, publicPages } from './public-pages';

/**
 * Every page of the shop. A page is src/pages/<name>/<name>-page.tsx and exports <Name>Page; public ones are listed in
 * public-pages.tsx. server/add-pages.ts answers for each path.
 */
export function Routes() {
  return (
    <Switch>
      <Route path="/admin/*?">
        <AdminRoute basePath="/admin" />
      </Route>
      <Route path="/migrate">
        <AdminRoute basePath="/migrate" />
      </Route>
      <Route>
        <PageFrame>
          <Switch>
            {Object.entries(publicPages).map(([path, { page }]) => (
              <Route key={path} path={path}>
                <PageView key={path} page={page} props={{}} />
              </Route>
            ))}
            <Route path="/quote/:id">{({ id }) => <QuoteRoute id={id} />}</Route>
            <Route path="/job/:id">{({ id }) => <JobRoute id={id} />}</Route>
            <Route path="/order/:token">{({ token }) => <OrderRoute token={token} />}</Route>
            <Route path="/basket">
              <BasketRoute />
            </Route>
            <Route path="/payment">
              <PaymentRoute />
            </Route>
            <Route path={tradePricesPath}>
              <TradePricesRoute />
            </Route>
            <Route path="/payment-result/:id">{({ id }) => <PaymentResultRoute id={id} />}</Route>
            <Route>
              <PageView key="nowhere" page={notFoundPage} props={{}} />
            </Route>
          </Switch>
        </PageFrame>
      </Route>
    </Switch>
  );
}
