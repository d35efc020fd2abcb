import { Route, Switch } from 'wouter';
import { PageFrame } from './page-frame';
import { PageView } from './page-view';
import { notFoundPage, routes } from './routes';

/** The page at the current address, inside the shop's frame. */
export const AppPages = () => (
  <Switch>
    {toElements((route) => route.hasOwnFrame)}
    <Route>
      <PageFrame>
        <Switch>
          {toElements((route) => !route.hasOwnFrame)}
          <Route>
            <PageView page={notFoundPage} props={{}} />
          </Route>
        </Switch>
      </PageFrame>
    </Route>
  </Switch>
);

const toElements = (isShown: (route: (typeof routes)[number]) => boolean | undefined) =>
  routes.filter(isShown).map(({ path, component }) => <Route key={path} path={path} component={component} />);
