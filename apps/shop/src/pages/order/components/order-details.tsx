import { Reference, wholeReferencesAndAmounts } from '@app/ui';
import { type CustomerOrder, quotePath } from '@app/contracts';
import {
  formatAreaM2,
  formatPounds,
  formatSize,
  formatSizeToCut,
  quantityPrefix,
  toPence,
} from '@app/pricing';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { QuotePlan } from '../../../features/quotes/quote-plan';
import { EmailLink, PhoneButton, PhoneLink, textLinkClass } from '../../../lib/contact-links';
import { NoticeBox } from '../../../lib/notice-box';
import { areSizesAgreed, hasUndeliveredTops } from '../active-tops';
import { arrangingText } from '../arranging-text';
import { text } from '../text';
import { AppointmentPanel } from './appointment-panel';
import { CancelOrder } from './cancel-order';
import { FinishedTopPhotos } from './finished-top-photos';
import { MoneySection } from './money-section';
import { OrderDrawings } from './order-drawings';
import { OrderInvoices } from './order-invoices';
import { OrderProgress } from './order-progress';
import { OrderTops } from './order-tops';

/** An order as its customer sees it, without personal details. */
export function OrderDetails({ order, token }: { order: CustomerOrder; token: string }) {
  const { quote, stage, cancellation, making, tops } = order;
  const hasSeveralTops = tops.length > 1;
  // An ended order needs no new appointment.
  const appointment = stage || order.appointment?.state === 'booked' ? order.appointment : null;
  const reference = order.reference ?? quote.reference;
  const size = making.agreed ?? { lengthMm: quote.length, widthMm: quote.width };
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStage = useRef(stage);
  useEffect(() => {
    // The pressed Cancel button has been removed: move the focus to the heading.
    if (previousStage.current && !stage) heading.current?.focus();
    previousStage.current = stage;
  }, [stage]);
  return (
    <div className="wrap num pb-16 tablet:pb-24">
      <header className="pt-8 pb-7 tablet:pt-14 tablet:pb-9">
        <h1 ref={heading} tabIndex={-1} className="font-display text-page-title outline-none">
          {text.title}
        </h1>
        <p className="mt-3 text-lead wrap-anywhere text-ink-2">
          {wholeReferencesAndAmounts(
            hasSeveralTops && order.reference
              ? text.summaryOfTops(reference, tops.length)
              : text.summary(
                  reference,
                  `${quantityPrefix(quote.quantity)}${quote.color.name}`,
                  formatSize(size),
                ),
          )}
        </p>
      </header>
      {stage ? (
        <OrderProgress order={order} stage={stage} />
      ) : (
        <NoticeBox icon={CircleAlert} title={cancellation ? text.orderCancelled : text.ended}>
          {cancellation && wholeReferencesAndAmounts(refundedText(cancellation))} {text.endedText}{' '}
          <PhoneLink phone={text.company.phone} />
        </NoticeBox>
      )}
      <div className="mt-9 grid items-start gap-9 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
        <div className="grid gap-4 desktop:order-last">
          {appointment ? (
            <AppointmentPanel
              key={appointment.id}
              token={token}
              appointment={appointment}
              isActive={stage !== null}
            />
          ) : (
            stage && (
              <section className="rounded-2 border border-line bg-surface px-5.5 py-5.5 tablet:px-7">
                <h2 className="font-display text-h3">{text.appointment}</h2>
                <p className="mt-2 text-ink-2">{arrangingText(order)}</p>
              </section>
            )
          )}
          {stage &&
            order.furtherAppointments.map((further) => (
              <AppointmentPanel key={further.id} token={token} appointment={further} isActive />
            ))}
          <MoneySection
            money={order.balance}
            deposit={order.awaitedDeposit}
            reference={reference}
            priceNote={hasSeveralTops ? '' : priceNoteOf(quote)}
            coversAllTops={stage !== null && hasSeveralTops}
            areSizesAgreed={areSizesAgreed(order)}
            hasEnded={stage === null}
            token={token}
          />
          <OrderInvoices invoices={order.invoices} token={token} />
          <section>
            <h2 className="font-strong">{text.contact}</h2>
            <p className="mt-1 text-ink-2">
              {text.contactText} <Reference>{reference}.</Reference>
            </p>
            <div className="flex flex-wrap gap-x-6">
              <PhoneButton phone={text.company.phone} className={textLinkClass} />
              <EmailLink email={text.company.email} className={textLinkClass} />
            </div>
            <p className="mt-2 text-small text-ink-3">{text.private}</p>
          </section>
        </div>
        <div className="grid min-w-0 gap-9">
          {hasSeveralTops && <OrderTops order={order} />}
          <FinishedTopPhotos photoIds={making.photoIds} token={token} />
          {order.drawings.length > 0 && <OrderDrawings order={order} token={token} />}
          <section>
            <h2 className="sr-only">{text.drawing}</h2>
            {!order.drawings.some(({ quoteId }) => quoteId === quote.id) && (
              <>
                <div className="own-colors -mx-5 border-y border-line bg-plan px-4 pt-4.5 pb-3 tablet:mx-0 tablet:rounded-1 tablet:border-x tablet:px-9 tablet:pt-7.5 tablet:pb-6">
                  <QuotePlan quote={quote} agreed={making.agreed} maxHeightPx={360} />
                </div>
                <p className="mt-2.5 flex flex-wrap justify-between gap-x-6 text-small text-ink-3">
                  <span>{making.agreed ? text.planAgreed : text.planQuoted}</span>
                  <span>{formatAreaM2(size)}</span>
                </p>
              </>
            )}
            <Link href={quotePath(quote.id)} className={textLinkClass}>
              {text.openQuote}
            </Link>
          </section>
          {hasUndeliveredTops(order) && <CancelOrder order={order} token={token} />}
        </div>
      </div>
    </div>
  );
}

const priceNoteOf = ({ lines, agreedSize, length, width }: CustomerOrder['quote']): string =>
  [
    lines.find(({ kind }) => kind === 'trade')?.calculation,
    agreedSize && formatSizeToCut({ lengthMm: length, widthMm: width }, agreedSize),
  ]
    .filter(Boolean)
    .join('; ');

function refundedText({ received, refunded }: NonNullable<CustomerOrder['cancellation']>): string {
  return toPence(received) === 0
    ? text.cancelling.nothingWasPaid
    : text.cancelling.refunded(formatPounds(refunded), formatPounds(received));
}
