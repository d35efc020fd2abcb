import { jobPath, paymentBlockers, paymentPath, type QuoteResponse } from '@app/contracts';
import { formatDay, formatGbp, formatPounds, toPence } from '@app/pricing';
import { Button, buttonClass, cx, Picture, wholeReferencesAndAmounts } from '@app/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pictureWithoutSink } from '../../../features/materials/stone-swatch';
import { PhoneLink } from '../../../lib/contact-links';
import { depositOfQuote, isClosed, isOngoingOrder } from '../deposit-of-quote';
import type { QuoteValidity } from '../quote-validity';
import { revisionText } from '../revision-text';
import { text } from '../text';
import { AddToBasket } from './add-to-basket';
import { QuoteActions } from './quote-actions';

interface QuoteSideProps {
  quote: QuoteResponse;
  validity: QuoteValidity;
  onStart: () => void;
}

export function QuoteSide({ quote, validity, onStart }: QuoteSideProps) {
  const deposit = depositOfQuote(quote);
  const delivery = toPence(quote.revision?.deliveryAmount ?? '0.00');
  const isExpired = quote.paymentBlocker === 'expired' && !quote.revision && !quote.isOrdered;
  const canPay = !quote.paymentBlocker && !quote.isOrdered && quote.revision?.state !== 'proposed';
  const image = pictureWithoutSink(quote.color);
  return (
    <aside className="grid gap-4 desktop:sticky desktop:top-6">
      <div className="overflow-hidden rounded-2 border border-line bg-surface print:border-0 print:bg-transparent">
        {image && (
          <div className="print:hidden">
            <Picture
              image={image}
              alt={text.scene(quote.color.name)}
              sizes="(min-width: 1100px) 420px, 100vw"
              className="aspect-video w-full object-cover object-[50%_70%]"
              placeholder={quote.color.hexCode}
            />
          </div>
        )}
        <div className="px-6.5 pt-5.5 pb-3 print:px-0 print:pb-0">
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-strong">{deposit.isCredited ? revisionText.paid : text.deposit}</span>
            <b translate="no" className="num font-display text-amount">
              {formatGbp(deposit.amount)}
            </b>
          </div>
          <p className="mt-2.5 mb-4.5 text-label text-ink-2">
            <DepositNote quote={quote} />
          </p>
          <div className="grid gap-2.5 print:hidden">
            {canPay && (
              <AddToBasket quoteId={quote.id} size="large" isFullWidth className="max-tablet:hidden" />
            )}
            {canPay && quote.job && (
              <Link
                href={jobPath(quote.job.id)}
                className={cx(buttonClass({ kind: 'secondary', size: 'large' }), 'w-full')}
              >
                {text.openJob}
              </Link>
            )}
            {((canPay && !quote.job) || isExpired) && (
              <Link
                href={paymentPath(quote.id)}
                className={cx(
                  buttonClass({ kind: isExpired ? 'primary' : 'secondary', size: 'large' }),
                  'w-full',
                )}
              >
                {isExpired ? text.seeChanges : text.pay}
              </Link>
            )}
            <Button
              kind={canPay || isExpired || quote.revision || quote.supersededBy ? 'quiet' : 'primary'}
              size="large"
              isFullWidth
              onClick={onStart}
              className={cx(quote.paymentBlocker && 'max-tablet:hidden')}
            >
              {text.startFromQuote}
            </Button>
          </div>
          <dl className="mt-5">
            {!quote.isOrdered && (
              <Detail name={validity.isExpired ? text.wasValidUntil : text.validUntil}>
                <b className="font-strong">{validity.lastDay}</b>
              </Detail>
            )}
            <Detail name={text.saved}>{formatDay(quote.createdAt)}</Detail>
            <Detail name={text.delivery}>
              {wholeReferencesAndAmounts(
                delivery > 0 ? revisionText.deliveryOrdered(formatGbp(delivery)) : text.deliveryValue,
              )}
            </Detail>
          </dl>
        </div>
      </div>
      <QuoteActions quote={quote} />
      <p className="text-small text-ink-3">{text.privacy}</p>
    </aside>
  );
}

/** The note below the deposit's amount. */
function DepositNote({ quote }: Pick<QuoteSideProps, 'quote'>) {
  const { revision, supersededBy, paymentBlocker } = quote;
  if (supersededBy) return paymentBlockers.superseded;
  if (revision && revision.state !== 'agreed') return revisionText.notes[revision.state];
  const { amount, isCredited } = depositOfQuote(quote);
  if (isCredited && !isClosed(quote))
    return wholeReferencesAndAmounts(revisionText.creditedNote(formatGbp(amount)));
  if (isOngoingOrder(quote) && (!paymentBlocker || paymentBlocker === 'expired'))
    return (
      <>
        {text.orderedNote} <PhoneLink phone={text.company.phone} />
      </>
    );
  if (paymentBlocker)
    return (
      <>
        {paymentBlockers[paymentBlocker]} {text.blockedNote} <PhoneLink phone={text.company.phone} />
      </>
    );
  if (quote.job)
    return (
      <>
        {text.paidWithJob} <span translate="no">{quote.job.name}</span>
      </>
    );
  return wholeReferencesAndAmounts(text.depositNote(quote.quantity, formatPounds(quote.totalPrice)));
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="num flex justify-between gap-4 border-t border-line py-3 text-label print:py-2">
    <dt className="text-ink-3">{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
