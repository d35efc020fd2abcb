import { LazyPart } from '@app/ui';
import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import { PageView } from './page-view';
import { text } from './text';

const quotePage = new LazyPart(() =>
  import(/* webpackChunkName: "quote" */ '../pages/quote/quote-page').then((module) => module.QuotePage),
);
const jobPage = new LazyPart(() =>
  import(/* webpackChunkName: "job" */ '../pages/job/job-page').then((module) => module.JobPage),
);
const orderPage = new LazyPart(() =>
  import(/* webpackChunkName: "order" */ '../pages/order/order-page').then((module) => module.OrderPage),
);
const paymentPage = new LazyPart(() =>
  import(/* webpackChunkName: "payment" */ '../pages/payment/payment-page').then((it) => it.PaymentPage),
);
const resultPage = new LazyPart(() =>
  import(/* webpackChunkName: "payment-result" */ '../pages/payment-result/payment-result-page').then(
    (it) => it.PaymentResultPage,
  ),
);
const basketPage = new LazyPart(() =>
  import(/* webpackChunkName: "basket-page" */ '../pages/basket/basket-page').then((it) => it.BasketPage),
);

const tradePricesPage = new LazyPart(() =>
  import(/* webpackChunkName: "trade-prices" */ '../pages/trade-prices/trade-prices-page').then(
    (it) => it.TradePricesPage,
  ),
);

/** The key remounts the page for each quote: nothing of the previous one may show. */
export function QuoteRoute({ id }: { id: string }) {
  return <PrivatePage key={id} title={text.quoteTitle} part={quotePage} props={{ id }} />;
}

export function JobRoute({ id }: { id: string }) {
  return <PrivatePage key={id} title={text.jobTitle} part={jobPage} props={{ id }} />;
}

export function OrderRoute({ token }: { token: string }) {
  return <PrivatePage key={token} title={text.orderTitle} part={orderPage} props={{ token }} />;
}

export function PaymentRoute() {
  const search = new URLSearchParams(useSearch());
  const props = { quoteId: search.get('quote'), jobId: search.get('job') };
  return (
    <PrivatePage
      key={props.jobId ?? props.quoteId}
      title={text.paymentTitle}
      part={paymentPage}
      props={props}
    />
  );
}

export function PaymentResultRoute({ id }: { id: string }) {
  return <PrivatePage key={id} title={text.paymentResultTitle} part={resultPage} props={{ id }} />;
}

export function BasketRoute() {
  const quoteIds = new URLSearchParams(useSearch()).get('quotes') ?? '';
  return <PrivatePage key={quoteIds} title={text.basketTitle} part={basketPage} props={{ quoteIds }} />;
}

export function TradePricesRoute() {
  return <PrivatePage title={text.tradePricesTitle} part={tradePricesPage} props={{}} />;
}

interface PrivatePageProps<P extends object> {
  title: string;
  part: LazyPart<ComponentType<P>>;
  props: P;
}

/** A page that only the browser can render: a visitor's own quote or payment. */
function PrivatePage<P extends object>({ title, part, props }: PrivatePageProps<P>) {
  return (
    <>
      <title>{title}</title>
      <PageView page={part} props={props} />
    </>
  );
}
