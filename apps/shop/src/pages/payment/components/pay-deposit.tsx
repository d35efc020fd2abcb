import type { QuoteResponse } from '@app/contracts';
import { depositOf, formatGbp, toPence, type Pence } from '@app/pricing';
import { Button, buttonClass, phoneQuery, useMediaQuery } from '@app/ui';
import { Lock, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { CompletePayment } from '../../../features/deposit/complete-payment';
import { text } from '../text';
import { FoldedSummary, QuoteSummary } from './quote-summary';

interface PayDepositProps {
  quote: QuoteResponse;
  /** 'Pay' was pressed: the form is open (specification §4). */
  isPaying: boolean;
  setPaying: (isPaying: boolean) => void;
  onOvertaken: () => void;
}

/** The button, or the form behind it, beside what it is for. */
export function PayDeposit({ quote, isPaying, setPaying, onOvertaken }: PayDepositProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const pay = useRef<HTMLButtonElement>(null);
  const wasPaying = useRef(isPaying);
  // After Cancel the focus goes back to what had opened the form.
  useEffect(() => {
    if (wasPaying.current && !isPaying) pay.current?.focus();
    wasPaying.current = isPaying;
  }, [isPaying]);
  const deposit = depositOf(toPence(quote.totalPrice));
  return (
    <div className="grid grid-cols-1 items-start gap-7 desktop:grid-cols-[minmax(0,1fr)_520px] desktop:gap-18">
      {isPaying ? (
        <>
          {isPhone && <FoldedSummary quote={quote} />}
          <CompletePayment quote={quote} onCancel={() => setPaying(false)} onOvertaken={onOvertaken}>
            <Link
              href="/"
              className="font-label text-chalk underline decoration-chalk-line underline-offset-3 hover:decoration-current"
            >
              {text.returnHome}
            </Link>
          </CompletePayment>
        </>
      ) : (
        <section className="max-w-130 max-desktop:max-w-none">
          <DepositBox deposit={deposit} />
          <Button ref={pay} size="large" isFullWidth className="num mt-5" onClick={() => setPaying(true)}>
            <Lock aria-hidden className="size-4.5" strokeWidth={1.5} />
            {text.pay(formatGbp(deposit))}
          </Button>
          <Link href="/" className={`mt-2 w-full ${buttonClass({ kind: 'ghost' })}`}>
            {text.returnHome}
          </Link>
          <p className="mt-6 flex gap-3 border-t border-line pt-5.5 text-note/[1.45] text-ink-2">
            <Phone aria-hidden className="mt-px size-5 flex-none text-chalk" strokeWidth={1.5} />
            {text.call}
          </p>
        </section>
      )}
      {!(isPaying && isPhone) && <QuoteSummary quote={quote} />}
    </div>
  );
}

const DepositBox = ({ deposit }: { deposit: Pence }) => (
  <p className="num flex flex-wrap items-baseline justify-between gap-x-4 rounded-2 bg-chalk-tint px-5 py-4.5">
    <span className="font-strong">{text.deposit}</span>
    <b className="font-display text-amount leading-none font-normal tracking-[-0.025em] text-chalk">
      {formatGbp(deposit)}
    </b>
  </p>
);
