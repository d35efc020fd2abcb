import { isPlaced, planOfQuote } from '@app/configuration';
import { type QuoteResponse, quotePath } from '@app/contracts';
import { formatAreaM2, formatDay, formatPounds, formatSizeToCut, quantityPrefix } from '@app/pricing';
import { Button, buttonClass, wholeReferencesAndAmounts, lazyComponent } from '@app/ui';
import { CalendarClock, Ruler } from 'lucide-react';
import { Link } from 'wouter';
import { ContradictionsNotice } from '../../../features/quotes/contradictions-notice';
import { QuotePlan } from '../../../features/quotes/quote-plan';
import { NoticeBox } from '../../../lib/notice-box';
import { depositText, isClosed } from '../deposit-of-quote';
import type { QuoteValidity } from '../quote-validity';
import { revisionText } from '../revision-text';
import { text } from '../text';
import { AddToBasket } from './add-to-basket';
import { QuoteBadges } from './quote-badges';
import { QuoteLines } from './quote-lines';
import { QuoteSide } from './quote-side';
import { RevisionPanel, revisionPanelId } from './revision-panel';

/** Few quotes have a room or something to be known. */
const QuoteRoom = lazyComponent(() =>
  import(/* webpackChunkName: "quote-room" */ './quote-room').then((module) => module.QuoteRoom),
);

const QuotePositions = lazyComponent(() =>
  import(/* webpackChunkName: "quote-room" */ './quote-positions').then((module) => module.QuotePositions),
);

interface QuoteDetailsProps {
  quote: QuoteResponse;
  validity: QuoteValidity;
  url: string;
  onStart: () => void;
}

/** A saved quote for reading and printing. Never shows notes or the customer: the link may be passed on (D9). */
export function QuoteDetails({ quote, validity, url, onStart }: QuoteDetailsProps) {
  const size = sizeOf(quote);
  return (
    <div className="wrap num tablet:pb-24 print:w-full! print:[zoom:0.88] print:pb-0">
      <PrintHeader address={url} />
      <header className="pt-8 pb-5.5 tablet:flex tablet:items-end tablet:justify-between tablet:gap-10 tablet:pt-14 tablet:pb-9 print:pt-4 print:pb-5">
        <div>
          <h1 className="font-display text-page-title print:text-amount">{text.title}</h1>
          <p className="mt-3 text-lead text-ink-2">
            {wholeReferencesAndAmounts(
              text.summary(quote.reference, `${quantityPrefix(quote.quantity)}${quote.color.name}`, size),
            )}
          </p>
        </div>
        <QuoteBadges quote={quote} validity={validity} />
      </header>
      {quote.supersededBy && <SupersededNotice by={quote.supersededBy} />}
      {quote.revision && !quote.supersededBy && (
        <RevisionPanel quote={quote} revision={quote.revision} isExpired={validity.isExpired} />
      )}
      <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16 print:block">
        <section>
          {validity.isExpired && !quote.isOrdered && !quote.revision && !quote.supersededBy && (
            <NoticeBox icon={CalendarClock} title={text.expiredTitle(validity.lastDay)} className="mb-9">
              {text.expiredAdvice}
            </NoticeBox>
          )}
          <ContradictionsNotice quote={quote} className="mb-9" />
          <div className="own-colors -mx-5 border-y border-line bg-plan px-4 pt-4.5 pb-3 tablet:mx-0 tablet:rounded-1 tablet:border-x tablet:px-9 tablet:pt-7.5 tablet:pb-6 print:mx-0 print:border print:bg-surface">
            <QuotePlan quote={quote} maxHeightPx={360} />
          </div>
          <p className="mt-2.5 mb-8 flex flex-col justify-between gap-x-6 gap-y-0.5 text-small text-ink-3 tablet:mb-10 tablet:flex-row print:mb-5">
            <span>
              {quote.agreedSize ? text.planAsQuoted : text.plan}{' '}
              {!isPlaced(quote.layout) &&
                planOfQuote(quote).sinkName &&
                (quote.revision ? revisionText.sinkAgreed : text.sinkPosition)}
            </span>
            <span>{formatAreaM2({ lengthMm: quote.length, widthMm: quote.width })}</span>
          </p>
          {quote.layout && isPlaced(quote.layout) && <QuotePositions quote={quote} layout={quote.layout} />}
          {(quote.layout?.room || quote.notices) && <QuoteRoom quote={quote} />}
          <QuoteLines quote={quote} />
          <p className="mt-7 flex gap-3 text-small print:mt-4 text-ink-2">
            <Ruler aria-hidden className="size-5 flex-none text-chalk" strokeWidth={1.5} />
            {sizesNote(quote, validity)}
          </p>
        </section>
        <QuoteSide quote={quote} validity={validity} onStart={onStart} />
      </div>
      <div className="sticky bottom-0 z-10 -mx-5 mt-12 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-line bg-surface px-5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-bar tablet:hidden print:hidden">
        <p>
          <b translate="no" className="block font-display text-title">
            {formatPounds(quote.totalPrice)}
          </b>
          <span className="block text-small text-ink-3">
            {text.vat}, {wholeReferencesAndAmounts(depositText(quote))}
          </span>
        </p>
        <BarAction quote={quote} onStart={onStart} />
      </div>
    </div>
  );
}

const sizeOf = ({ length, width, agreedSize }: QuoteResponse) =>
  formatSizeToCut({ lengthMm: length, widthMm: width }, agreedSize);

/** How long the price holds; once sizes are agreed, that nothing is left to agree. */
function sizesNote(quote: QuoteResponse, { isExpired, lastDay }: QuoteValidity): string {
  const { revision } = quote;
  const size = sizeOf(quote);
  if (isClosed(quote)) return text.ended;
  if (revision?.state === 'agreed' && revision.answeredAt)
    return revisionText.agreedSizes(formatDay(revision.answeredAt), size);
  if (quote.isOrdered) return text.orderedAt(size);
  return isExpired ? text.priceHeld(lastDay, size) : text.priceHolds(lastDay, size);
}

/** The phone bar's button. */
function BarAction({ quote, onStart }: Pick<QuoteDetailsProps, 'quote' | 'onStart'>) {
  if (quote.revision?.state === 'proposed')
    return (
      <a href={`#${revisionPanelId}`} className={buttonClass({ kind: 'primary' })}>
        {revisionText.answer}
      </a>
    );
  if (quote.paymentBlocker || quote.isOrdered) return <Button onClick={onStart}>{text.startShort}</Button>;
  return <AddToBasket quoteId={quote.id} />;
}

/** Print only: the page's header and footer do not print. */
const PrintHeader = ({ address }: { address: string }) => (
  <div className="hidden justify-between text-small text-ink-2 print:flex">
    <b className="font-display text-headline text-ink">{text.company.name}</b>
    <p className="text-right">
      {text.company.phone.display}, <span translate="no">{text.company.email}</span>
      <br />
      {address}
    </p>
  </div>
);

interface SupersededNoticeProps {
  by: { id: string; reference: string };
}

/** Another quote has replaced this one, with a link to it. */
const SupersededNotice = ({ by }: SupersededNoticeProps) => (
  <section className="mb-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-2 bg-warn-tint px-5.5 py-5 tablet:px-8">
    <div>
      <h2 className="font-strong text-warn">{revisionText.superseded}</h2>
      <p className="num mt-1">{wholeReferencesAndAmounts(revisionText.supersededBy(by.reference))}</p>
    </div>
    <Link href={quotePath(by.id)} className={`${buttonClass({ kind: 'secondary' })} print:hidden`}>
      {wholeReferencesAndAmounts(revisionText.open(by.reference))}
    </Link>
  </section>
);
