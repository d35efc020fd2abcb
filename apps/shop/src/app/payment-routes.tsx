import { useSearch } from 'wouter';
import { Part } from './part';
import { PrivatePage } from './private-page';
import { text } from './text';

const paymentPage = new Part(() =>
  import(/* webpackChunkName: "payment" */ '../pages/payment/payment-page').then((it) => it.PaymentPage),
);
const resultPage = new Part(() =>
  import(/* webpackChunkName: "payment-result" */ '../pages/payment-result/payment-result-page').then(
    (it) => it.PaymentResultPage,
  ),
);

/** Where a quote's deposit is paid. The key makes a new page of every quote. */
export function PaymentRoute() {
  const quoteId = new URLSearchParams(useSearch()).get('quote');
  return <PrivatePage key={quoteId} title={text.paymentTitle} part={paymentPage} props={{ quoteId }} />;
}

/** What became of a payment. */
export function PaymentResultRoute({ id }: { id: string }) {
  return <PrivatePage key={id} title={text.paymentResultTitle} part={resultPage} props={{ id }} />;
}
