import { useEffect } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '@app/ui';
import { readBasket } from '../../features/basket/basket-calls';
import { notifyOtherTabs } from '../../features/basket/basket-session';
import { depositDraft } from '../../features/deposit/deposit-draft';
import { PhoneLink } from '../../lib/contact-links';
import { PageMessage } from '../../lib/page-message';
import { ResultAside } from './components/result-aside';
import { ResultCard } from './components/result-card';
import { text } from './text';
import { usePaymentStatus } from './use-payment-status';

/** The result of a payment (specification §4). The card page returns here. */
export function PaymentResultPage({ id }: { id: string }) {
  const progress = usePaymentStatus(id);
  const { deposit } = progress;
  const isPaid = deposit?.paymentStatus === 'paid';
  const status = deposit?.isRefunded ? 'refunded' : (deposit?.paymentStatus ?? 'pending');

  useEffect(() => {
    if (!isPaid) return;
    // What was paid has left the basket (D23), so the draft can go.
    depositDraft.clear();
    void readBasket().catch(() => undefined);
    notifyOtherTabs();
  }, [isPaid]);

  if (progress.kind === 'not-found') {
    return (
      <PageMessage drawingLabel="? mm" title={text.notFound}>
        <p>
          {text.notFoundText} <PhoneLink phone={text.company.phone} />
        </p>
        <Link href="/" className={`mt-7 ${buttonClass()}`}>
          {text.home}
        </Link>
      </PageMessage>
    );
  }
  return (
    <div className="mx-auto grid w-[min(560px,100%-40px)] gap-10 py-10 tablet:pt-14 tablet:pb-26 desktop:w-[min(1040px,100%-96px)] desktop:grid-cols-[560px_minmax(0,1fr)] desktop:items-start desktop:gap-18">
      <ResultCard id={id} status={status} progress={progress} />
      <ResultAside status={status} purpose={deposit?.purpose ?? 'deposit'} />
    </div>
  );
}
