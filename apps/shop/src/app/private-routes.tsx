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

/** The key makes a new page of every quote: nothing of the one before may show. */
export function QuoteRoute({ id }: { id: string }) {
  return <PrivatePage key={id} title={text.quoteTitle} part={quotePage} props={{ id }} />;
}

/** Several quotes under one name. */
export function JobRoute({ id }: { id: string }) {
  return <PrivatePage key={id} title={text.jobTitle} part={jobPage} props={{ id }} />;
}

/** An order for its customer, by the token of a mail. */
export function OrderRoute({ token }: { token: string }) {
  return <PrivatePage key={token} title={text.orderTitle} part={orderPage} props={{ token }} />;
}

/** Where the deposit on a quote or on all of a job is paid. The key makes a new page of each. */
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

/** What became of a payment. */
export function PaymentResultRoute({ id }: { id: string }) {
  return <PrivatePage key={id} title={text.paymentResultTitle} part={resultPage} props={{ id }} />;
}

/** Where the quotes of a mail go into the basket. */
export function BasketRoute() {
  const quoteIds = new URLSearchParams(useSearch()).get('quotes') ?? '';
  return <PrivatePage key={quoteIds} title={text.basketTitle} part={basketPage} props={{ quoteIds }} />;
}

/** Where a trade customer's link leads. */
export function TradePricesRoute() {
  return <PrivatePage title={text.tradePricesTitle} part={tradePricesPage} props={{}} />;
}

interface PrivatePageProps<P extends object> {
  title: string;
  part: LazyPart<ComponentType<P>>;
  props: P;
}

/** A page of one visitor's own quote or payment, which only the browser can make. */
function PrivatePage<P extends object>({ title, part, props }: PrivatePageProps<P>) {
  return (
    <>
      <title>{title}</title>
      <PageView page={part} props={props} />
    </>
  );
}
