import { Route, Switch } from 'wouter';
import { HomePage } from '../pages/home/home-page';
import { NotFoundPage } from '../pages/not-found/not-found-page';
import { AdminRoute } from './admin-route';
import { PageFrame } from './page-frame';
import { QuoteRoute } from './quote-route';

/**
 * Every page of the shop. A page is src/pages/<name>/<name>-page.tsx and exports <Name>Page; those that most
 * visitors never open arrive with their own chunk. server/pages.ts says how each address is answered.
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
            <Route path="/">
              <HomePage />
            </Route>
            <Route path="/quote/:id">{({ id }) => <QuoteRoute id={id} />}</Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </PageFrame>
      </Route>
    </Switch>
  );
}
