import { LinkButton } from '../lib/controls/link-button';
import { AdminPage } from '../lib/page/admin-page';
import { EmptyState } from '../lib/page/empty-state';
import { linkTo } from '../lib/url/use-url-state';
import { text } from './text';

/** For an address below the admin's that no page has. */
export const NotFoundPage = () => (
  <AdminPage title={text.nowhere}>
    <EmptyState
      isError
      measure="404 mm"
      title={text.nowhere}
      detail={text.nowhereDetail}
      action={<LinkButton to={linkTo('/')}>{text.toOrders}</LinkButton>}
    />
  </AdminPage>
);
