import { Skeleton } from '@app/ui';
import { PhoneLink } from '../../lib/contact-links';
import { PageById } from '../../lib/page-by-id';
import { usePageTitle } from '../../lib/use-page-title';
import { Queries } from '../../lib/queries';
import { OrderDetails } from './components/order-details';
import { text } from './text';
import { useOrder } from './use-order';

export function OrderPage({ token }: { token: string }) {
  return (
    <Queries>
      <Order token={token} />
    </Queries>
  );
}

function Order({ token }: { token: string }) {
  const state = useOrder(token);
  usePageTitle(state.kind === 'ready' ? text.pageTitle(state.data.quote.reference) : null);

  const notFound = {
    title: text.notFound,
    content: (
      <p>
        {text.notFoundText} <PhoneLink phone={text.company.phone} />
      </p>
    ),
  };
  return (
    <PageById state={state} skeleton={<OrderSkeleton />} notFound={notFound} failed={text.failed}>
      {(order) => <OrderDetails order={order} token={token} />}
    </PageById>
  );
}

/** Skeleton of the page. */
const OrderSkeleton = () => (
  <div className="wrap min-h-200 pt-8 pb-24 tablet:pt-14">
    <div role="status" className="sr-only">
      <h1>{text.loading}</h1>
    </div>
    <Skeleton className="h-14 w-70 max-w-full" />
    <Skeleton className="mt-4 mb-9 h-6 w-90 max-w-full" />
    <Skeleton className="h-16" />
    <div className="mt-9 grid gap-9 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
      <Skeleton className="aspect-5/2" />
      <Skeleton className="h-80" />
    </div>
  </div>
);
