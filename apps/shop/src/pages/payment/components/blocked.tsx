import { type PaymentBlocker, paymentBlockers, quotePath, type QuoteResponse } from '@app/contracts';
import { buttonClass } from '@app/ui';
import { CircleCheck, Info } from 'lucide-react';
import { Link } from 'wouter';
import { PhoneLink } from '../../../lib/contact-links';
import { NoticeBox } from '../../../lib/notice-box';
import { text } from '../text';
import { QuoteSummary } from './quote-summary';

interface BlockedProps {
  quote: QuoteResponse;
  blocker: PaymentBlocker;
}

/** Why no deposit can be paid on this quote (D21), and what to do. */
export function PaymentBlocked({ quote, blocker }: BlockedProps) {
  const isPaid = blocker === 'paid';
  return (
    <div className="grid grid-cols-1 items-start gap-7 desktop:grid-cols-[minmax(0,1fr)_520px] desktop:gap-18">
      <section role="status" className="max-w-130 max-desktop:max-w-none">
        <NoticeBox icon={isPaid ? CircleCheck : Info} title={paymentBlockers[blocker]} isGood={isPaid}>
          {blocker === 'invalid-configuration' && quote.contradictions?.join(' ')} {text.advice[blocker]}{' '}
          <PhoneLink phone={text.phone} />
        </NoticeBox>
        {/* Its page shows the revised price, the newer quote, or the choices to change. */}
        {(blocker === 'not-agreed' || blocker === 'superseded' || blocker === 'invalid-configuration') && (
          <Link href={quotePath(quote.id)} className={`mt-6 mr-3 ${buttonClass({ kind: 'primary' })}`}>
            {text.openQuote}
          </Link>
        )}
        <Link href="/" className={`mt-6 ${buttonClass({ kind: 'secondary' })}`}>
          {text.returnHome}
        </Link>
      </section>
      <QuoteSummary quote={quote} />
    </div>
  );
}
