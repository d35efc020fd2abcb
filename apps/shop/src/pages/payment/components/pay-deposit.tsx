import type { QuoteResponse } from '@app/contracts';
import { basketTotal, formatGbp, pence, toPence, type Pence } from '@app/pricing';
import { Button, buttonClass, phoneQuery, useMediaQuery, wholeReferencesAndAmounts } from '@app/ui';
import { Lock } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { CompletePayment } from '../complete-payment';
import { text } from '../text';
import { DepositInformation } from './deposit-information';

interface PayDepositProps {
  quotes: readonly QuoteResponse[];
  summary: ReactNode;
  foldedSummary: ReactNode;
  /** 'Pay' was pressed: the form is open (specification §4). */
  isPaying: boolean;
  setPaying: (isPaying: boolean) => void;
  onOutdated: () => void;
}

/** The button, or the form it opens, beside a summary. */
export function PayDeposit({
  quotes,
  summary,
  foldedSummary,
  isPaying,
  setPaying,
  onOutdated,
}: PayDepositProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const pay = useRef<HTMLButtonElement>(null);
  const wasPaying = useRef(isPaying);
  // After Cancel the focus returns to the button.
  useEffect(() => {
    if (wasPaying.current && !isPaying) pay.current?.focus();
    wasPaying.current = isPaying;
  }, [isPaying]);
  const { total, deposit } = basketTotal(
    quotes.map(({ totalPrice }) => toPence(totalPrice)),
    { needsDelivery: false },
  );
  return (
    <div className="grid grid-cols-1 items-start gap-7 tablet:gap-10 desktop:grid-cols-2 desktop:grid-rows-[auto_1fr] desktop:gap-x-18">
      {isPaying ? (
        <>
          {isPhone && foldedSummary}
          <CompletePayment quotes={quotes} onCancel={() => setPaying(false)} onOutdated={onOutdated}>
            <Link
              href="/"
              className="font-label text-chalk underline decoration-chalk-line underline-offset-3 hover:decoration-current"
            >
              {text.returnHome}
            </Link>
          </CompletePayment>
        </>
      ) : (
        <section>
          <DepositBox deposit={deposit} balance={pence(total - deposit)} />
          <Button ref={pay} size="large" isFullWidth className="num mt-5" onClick={() => setPaying(true)}>
            <Lock className="size-4.5" strokeWidth={1.5} />
            <span>{wholeReferencesAndAmounts(text.pay(formatGbp(deposit)))}</span>
          </Button>
          <Link href="/" className={`mt-2 w-full ${buttonClass({ kind: 'ghost' })}`}>
            {text.returnHome}
          </Link>
        </section>
      )}
      {!(isPaying && isPhone) && (
        <div className="self-stretch desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          {summary}
        </div>
      )}
      {!isPaying && <DepositInformation />}
    </div>
  );
}

/** The deposit and the balance, in figures and to scale. */
const DepositBox = ({ deposit, balance }: { deposit: Pence; balance: Pence }) => (
  <div className="num rounded-2 border border-chalk-line bg-chalk-tint px-5 pt-5 pb-4.5">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-strong">{text.deposit}</span>
      <b translate="no" className="font-display text-total text-chalk">
        {formatGbp(deposit)}
      </b>
    </p>
    <div aria-hidden className="mt-4 mb-3.5 flex h-2 border border-chalk">
      <span style={{ flexGrow: deposit }} className="border-r border-chalk bg-chalk" />
      <span style={{ flexGrow: balance }} />
    </div>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-label">{text.balance}</span>
      <span translate="no" className="font-strong">
        {formatGbp(balance)}
      </span>
    </p>
    <p className="mt-1 text-small text-ink-2">{text.balanceDue}</p>
  </div>
);
