import { useEffect } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '@app/ui';
import { keptDetails } from '../../features/deposit/kept-details';
import { readBasket } from '../../lib/basket/basket-calls';
import { tellOtherTabs } from '../../lib/basket/basket-session';
import { PageMessage } from '../../lib/page-message';
import { PhoneLink } from '../../lib/contact-links';
import { ResultCard } from './components/result-card';
import { text } from './text';
import { usePaymentStatus } from './use-payment-status';

/** What became of a payment (specification §4). The customer arrives here from the card page. */
export function PaymentResultPage({ id }: { id: string }) {
  const progress = usePaymentStatus(id);
  const isPaid = progress.deposit?.paymentStatus === 'paid';

  useEffect(() => {
    if (!isPaid) return;
    // What was paid has left the basket (D23), and what was typed is needed no more.
    keptDetails.forget();
    void readBasket().catch(() => undefined);
    tellOtherTabs();
  }, [isPaid]);

  if (progress.kind === 'not-found') {
    return (
      <PageMessage dimension="? mm" title={text.notFound}>
        <p>
          {text.notFoundText}{' '}
          <PhoneLink
            phone={text.company.phone}
            className="font-label whitespace-nowrap text-chalk hover:underline"
          />
        </p>
        <Link href="/" className={`mt-7 ${buttonClass()}`}>
          {text.home}
        </Link>
      </PageMessage>
    );
  }
  return (
    <div className="mx-auto w-[min(560px,100%-40px)] py-10 tablet:pt-14 tablet:pb-26">
      <ResultCard id={id} progress={progress} />
    </div>
  );
}
