import { Skeleton } from '@app/ui';
import { PhoneLink } from '../../lib/contact-links';
import { PageById } from '../../lib/page-by-id';
import { PageSkeleton } from '../../lib/page-skeleton';
import { withQueries } from '../../lib/queries';
import { OrderDetails } from './components/order-details';
import { text } from './text';
import { useOrder } from './use-order';

export const OrderPage = withQueries(function Order({ token }: { token: string }) {
  const state = useOrder(token);
  const notFound = {
    title: text.notFound,
    content: (
      <p>
        {text.notFoundText} <PhoneLink phone={text.company.phone} />
      </p>
    ),
  };
  return (
    <PageById
      state={state}
      titleOf={(order) => text.pageTitle(order.quote.reference)}
      skeleton={<OrderSkeleton />}
      notFound={notFound}
      failed={text.failed}
    >
      {(order) => <OrderDetails order={order} token={token} />}
    </PageById>
  );
});

const OrderSkeleton = () => (
  <PageSkeleton loading={text.loading}>
    <Skeleton className="h-14 w-70 max-w-full" />
    <Skeleton className="mt-4 mb-9 h-6 w-90 max-w-full" />
    <Skeleton className="h-16" />
    <div className="mt-9 grid gap-9 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
      <Skeleton className="aspect-5/2" />
      <Skeleton className="h-80" />
    </div>
  </PageSkeleton>
);
