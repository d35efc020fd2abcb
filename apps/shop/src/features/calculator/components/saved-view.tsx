import { quotePath, type QuoteResponse } from '@app/contracts';
import { depositOf, formatGbp, formatLastValidDay, formatPounds, toPence } from '@app/pricing';
import { Button, buttonClass, cx, lazyComponent, Reference, wholeReferencesAndAmounts } from '@app/ui';
import { quoteUrl } from '@app/web-client';
import { Check } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { ContradictionsNotice } from '../../quotes/contradictions-notice';
import { text } from '../text';

const CopyLink = lazyComponent(() =>
  import(/* webpackChunkName: "calculator-extras" */ './copy-link').then((module) => module.CopyLink),
);

/** What happens after the quote is in the basket. */
export type AfterAdding = 'keep-shopping' | 'open-basket';

interface SavedViewProps {
  quote: QuoteResponse;
  uploadNote: ReactNode;
  /** Set while the quote is being added. */
  adding: AfterAdding | null;
  onAdd: (next: AfterAdding) => void;
  email: ReactNode;
  /** Absent where a deposit is paid on the whole basket. */
  onPay?: () => void;
  onOpen: (path: string) => void;
  onConfigureAnother: () => void;
}

/** Replaces the steps once the quote is saved (specification §4). */
export function SavedView({
  quote,
  uploadNote,
  adding,
  onAdd,
  email,
  onPay,
  onOpen,
  onConfigureAnother,
}: SavedViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const path = quotePath(quote.id);
  const pay = quote.paymentBlocker ? undefined : onPay;
  const openInApp = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(path);
  };
  return (
    <section className="max-w-160 animate-unfold py-8 tablet:py-12">
      <span aria-hidden className="mb-5 grid size-14 place-items-center rounded-full bg-ok-tint text-ok">
        <Check className="size-7" strokeWidth={1.75} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {text.saved}
      </h3>
      <p className="num mt-4 text-lede">
        <span className="text-ink-2">{text.savedReference} </span>
        <Reference className="font-strong">{quote.reference}</Reference>
      </p>
      {/* Wide windows keep the price beside it. */}
      <p className="num mt-3 tablet:hidden">
        <b translate="no" className="font-display text-title">
          {formatPounds(quote.totalPrice)}
        </b>{' '}
        <span className="ml-1 text-small text-ink-3">{text.vat}</span>
        <span className="block text-label text-ink-2">
          {text.savedTop(quote)}
          <br />
          {wholeReferencesAndAmounts(text.depositShort(formatGbp(depositOf(toPence(quote.totalPrice)))))}
        </span>
      </p>
      <p className="mt-3 text-ink-2">{text.savedValidUntil(formatLastValidDay(quote.validUntil))}</p>
      <ContradictionsNotice quote={quote} className="mt-4" />
      {uploadNote}
      <div
        className={cx(
          'mt-7 grid gap-2.5 min-[1320px]:grid-cols-[auto_1fr] min-[1320px]:*:px-4',
          // Two buttons a row; the first of an odd number has its own.
          !pay && 'min-[1320px]:[&>:first-child]:col-span-2',
        )}
      >
        <Button size="large" isPending={adding === 'open-basket'} onClick={() => onAdd('open-basket')}>
          {text.addAndOpen}
        </Button>
        <Button
          kind="secondary"
          size="large"
          isPending={adding === 'keep-shopping'}
          onClick={() => onAdd('keep-shopping')}
        >
          {text.addAndKeepShopping}
        </Button>
        {email}
        {pay && (
          <Button kind="secondary" size="large" onClick={pay}>
            {text.payDeposit}
          </Button>
        )}
      </div>
      <CopyLink address={quoteUrl(quote.id)} />
      <div className="mt-2 -ml-4 flex flex-wrap gap-1">
        <a href={path} onClick={openInApp} className={buttonClass({ kind: 'ghost', size: 'small' })}>
          {text.openQuote}
        </a>
        <Button kind="ghost" size="small" onClick={onConfigureAnother}>
          {text.configureAnother}
        </Button>
      </div>
    </section>
  );
}
