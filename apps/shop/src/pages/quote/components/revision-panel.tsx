import type { QuoteResponse, QuoteRevision } from '@app/contracts';
import { formatGbp, formatPounds, formatSize, howToCancel, pence, toPence } from '@app/pricing';
import { Button, wholeReferencesAndAmounts } from '@app/ui';
import { useEffect, useRef } from 'react';
import { RefusedPrice } from '../../../features/cancelling/refused-price';
import { PhoneLink } from '../../../lib/contact-links';
import { isClosed } from '../deposit-of-quote';
import { revisionText as text } from '../revision-text';
import { text as pageText } from '../text';
import { useAnswerRevision, type RevisionFailure } from '../use-answer-revision';

interface RevisionPanelProps {
  quote: QuoteResponse;
  revision: QuoteRevision;
  isExpired: boolean;
}

export const revisionPanelId = 'measured-price';

export function RevisionPanel({ quote, revision, isExpired }: RevisionPanelProps) {
  const { answer, pendingAnswer, failure } = useAnswerRevision(quote);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = revision;
  const previousState = useRef(state);
  useEffect(() => {
    // The pressed buttons have been removed, so the focus moves here.
    if (previousState.current !== state) heading.current?.focus();
    previousState.current = state;
  }, [state]);
  const total = formatPounds(quote.totalPrice);
  return (
    <section
      id={revisionPanelId}
      aria-label={text.region}
      className="num mb-9 scroll-mt-6 rounded-2 bg-chalk-tint px-5.5 py-5 tablet:mb-11 tablet:px-8 tablet:py-7 print:hidden"
    >
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="text-subtitle font-strong outline-none">
          {text.titles[state]}
        </h2>
        <p className="mt-2 max-w-[68ch] text-ink-2">
          {wholeReferencesAndAmounts(explanation(quote, revision, isExpired))}
        </p>
      </div>
      <ChangesTable quote={quote} revision={revision} />
      <p className="mt-4">
        {wholeReferencesAndAmounts(text.difference(revision.difference))}{' '}
        <Credited quote={quote} revision={revision} />
      </p>
      {(state === 'proposed' || state === 'declined') && toPence(revision.depositCredited) > 0 && (
        <RefusedPrice howToCancel={howToCancel} className="mt-2 max-w-[68ch] text-ink-2" />
      )}
      {state === 'proposed' && (
        <div className="mt-5 flex flex-wrap gap-3">
          {!isExpired && (
            <Button
              size="large"
              isPending={pendingAnswer === 'agree'}
              isDisabled={pendingAnswer === 'call-me'}
              onClick={() => answer('agree')}
              className="max-tablet:w-full"
            >
              <span>{wholeReferencesAndAmounts(text.agree(total))}</span>
            </Button>
          )}
          <Button
            kind="secondary"
            size="large"
            isPending={pendingAnswer === 'call-me'}
            isDisabled={pendingAnswer === 'agree'}
            onClick={() => answer('call-me')}
            className="max-tablet:w-full"
          >
            {text.call}
          </Button>
        </div>
      )}
      {failure && <Failure failure={failure} />}
    </section>
  );
}

function explanation(
  quote: QuoteResponse,
  { state, previousReference, depositCredited }: QuoteRevision,
  isExpired: boolean,
): string {
  if (state === 'proposed') return isExpired ? text.expired : text.proposed;
  if (state === 'agreed' && isClosed(quote)) return text.cancelled(previousReference);
  const isUnpaid = quote.paymentBlocker !== 'paid' && toPence(depositCredited) === 0;
  if (state === 'agreed' && isUnpaid) return text.agreedUnpaid(previousReference);
  return text[state](previousReference);
}

function ChangesTable({ quote, revision }: Pick<RevisionPanelProps, 'quote' | 'revision'>) {
  const rows = [
    [
      text.size,
      null,
      formatSize({ lengthMm: revision.previousLength, widthMm: revision.previousWidth }),
      formatSize({ lengthMm: quote.length, widthMm: quote.width }),
    ],
    [text.price, text.vat, formatPounds(revision.previousTotal), formatPounds(quote.totalPrice)],
  ] as const;
  const cell = 'border-t border-line-strong py-2.5 pl-2 text-right tablet:pl-4';
  return (
    <table className="mt-5 w-full max-w-[640px] border-collapse text-label tablet:text-body">
      <caption className="sr-only">{text.table}</caption>
      <thead className="text-small text-ink-2">
        <tr>
          <th scope="col" className="pb-1.5 text-left font-normal">
            <span className="sr-only">{text.row}</span>
          </th>
          <th scope="col" className="pb-1.5 pl-2 text-right font-normal tablet:pl-4">
            {text.before}
          </th>
          <th scope="col" className="pb-1.5 pl-2 text-right font-normal tablet:pl-4">
            {text.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, note, before, after]) => (
          <tr key={name}>
            <th scope="row" className="border-t border-line-strong py-2.5 text-left font-normal text-ink-2">
              {name}
              {note && <span className="block text-small text-ink-2"> {note}</span>}
            </th>
            <td className={`${cell} text-ink-2`}>{wholeReferencesAndAmounts(before)}</td>
            <td className={`${cell} font-strong`}>{wholeReferencesAndAmounts(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shown only before the answer: later payments are on the order's page, not in the quote. */
function Credited({ quote, revision }: Pick<RevisionPanelProps, 'quote' | 'revision'>) {
  const credited = toPence(revision.depositCredited);
  if (credited <= 0 || isClosed(quote)) return null;
  const balance = pence(Math.max(0, toPence(quote.totalPrice) - credited));
  const delivery = toPence(revision.deliveryAmount);
  const balanceText = () => {
    if (delivery > 0) return text.balanceWithDelivery(formatGbp(balance), formatGbp(delivery));
    return balance > 0 ? text.balance(formatGbp(balance)) : text.noBalance;
  };
  return (
    <>
      {wholeReferencesAndAmounts(text.credited(formatGbp(credited)))}{' '}
      {revision.state === 'proposed' && wholeReferencesAndAmounts(balanceText())}
    </>
  );
}

const Failure = ({ failure: { isOutdated, message } }: { failure: RevisionFailure }) => (
  <p role="alert" className="mt-4 text-bad">
    {message ?? (isOutdated ? text.outdatedErrors : text.failed)}{' '}
    {!message && !isOutdated && <PhoneLink phone={pageText.company.phone} />}
  </p>
);
