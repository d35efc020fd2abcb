import { type AdminQuoteDetail, depositLimits, paths, quoteIdPattern } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useRoute } from 'wouter';
import { AdminPage, Loaded } from '../../lib/page';
import { linkTo, useUrlState } from '../../lib/use-url-state';
import { TakeOrderForm } from './take-order-form';
import { text } from './text';

/** `?quotes=…,…` preselects quotes. */
export function NewOrderPage() {
  const [isNewOrder] = useRoute('/orders/new');
  const [, navigate] = useLocation();
  const url = useUrlState();
  if (!isNewOrder) return <Redirect to={linkTo('/')} replace />;
  const ids = (url.get('quotes') ?? '').split(',').filter((id) => quoteIdPattern.test(id));
  const quoteIds = [...new Set(ids)].slice(0, depositLimits.quotes);
  return <TakeOrder key={quoteIds.join()} quoteIds={quoteIds} onCancel={() => navigate(linkTo('/'))} />;
}

function TakeOrder({ quoteIds, onCancel }: { quoteIds: readonly string[]; onCancel: () => void }) {
  const initialQuotes = useQuery({
    queryKey: ['orders', 'to-take', ...quoteIds],
    queryFn: ({ signal }) =>
      Promise.all(quoteIds.map((id) => apiQuery<AdminQuoteDetail>(paths.adminQuote(id), signal))),
    // No refetching: staff agree to what they see on the phone, and the API refuses a changed price.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (initialQuotes.data) return <TakeOrderForm initialQuotes={initialQuotes.data} onCancel={onCancel} />;
  return (
    <AdminPage title={text.title}>
      <Loaded
        query={initialQuotes}
        loading={text.loading}
        skeletons={['h-28 w-full', 'h-44 w-full']}
        className="grid gap-4"
      >
        {() => null}
      </Loaded>
    </AdminPage>
  );
}
