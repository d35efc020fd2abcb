import { Reference, wholeReferences } from '@app/ui';
import { paths, type AdminQuoteDetail } from '@app/contracts';
import { formatAreaM2, formatPounds, times, toPence, unitsOf } from '@app/pricing';
import { QuoteAppointments } from '../../features/appointments/quote-appointments';
import { text as appointmentText } from '../../features/appointments/text';
import { StageMenu } from '../../features/board/stage-menu';
import { QuoteDeposit } from '../../features/deposits/quote-deposit';
import { text as depositText } from '../../features/deposits/text';
import { InvoicesSection } from '../../features/invoices/invoices-section';
import { LedgerSection } from '../../features/ledger/ledger-section';
import { JobSection } from '../../features/jobs/job-section';
import { OrderSection } from '../../features/jobs/order-section';
import { InquiryFiles } from '../../features/inquiries/inquiry-files';
import { MeasurementsSection } from '../../features/measurements/measurements-section';
import { AwaitedDeposit } from '../../features/orders/awaited-deposit';
import { CustomerSection } from '../../features/orders/customer-section';
import { OrderActions } from '../../features/orders/order-actions';
import { QuoteLines } from '../../features/orders/quote-lines';
import { MeasuredBadge, QuoteBadges } from '../../features/orders/quote-marks';
import { QuotePlan } from '../../features/orders/quote-plan';
import { QuoteTimeline } from '../../features/orders/quote-timeline';
import { QuoteValidity } from '../../features/orders/quote-validity';
import { isOver } from '../../features/orders/quote-words';
import { RelatedQuotes } from '../../features/orders/related-quotes';
import { text } from '../../features/orders/text';
import { FinishedTopPhotos } from '../../features/photos/finished-top-photos';
import { text as photosText } from '../../features/photos/text';
import { Notice } from '../../lib/controls/notice';
import { NoteForm } from '../../lib/form/note-form';
import { meansInShort } from '../../lib/status/means-words';
import { DetailPanel } from '../../lib/page/detail-panel';
import { PanelSection, SidePanel } from '../../lib/page/side-panel';

/** How often the open quote is asked for again while money is on its way. */
const refundIsSentMs = 3_000;
const openDepositMs = 15_000;

export const OrderPanel = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <DetailPanel<AdminQuoteDetail>
    path={paths.adminQuote(quoteId)}
    refreshMs={refreshMs}
    title={text.quote}
    loading={text.loading}
    missing={{ code: 'quote/not-found', title: text.gone, detail: text.goneDetail }}
    onClose={onClose}
  >
    {(quote) => (
      <SidePanel
        title={<Reference className="text-intro/[1.2]">{quote.reference}</Reference>}
        onClose={onClose}
        aside={<MeasuredBadge quote={quote} />}
        actions={
          <>
            <QuoteBadges quote={quote} supersededBy={quote.replacedBy?.reference ?? null} />
            {/* Beside the title it is said already of one that is to be measured. */}
            {quote.stage && quote.stage !== 'to-measure' && (
              <StageMenu
                order={{ ...quote, stage: quote.stage, isCompleted: quote.status === 'completed' }}
              />
            )}
            <OrderActions quote={quote} />
          </>
        }
      >
        {quote.orderDetail?.awaitedDeposit && (
          <PanelSection>
            <AwaitedDeposit quote={quote} />
          </PanelSection>
        )}
        <PanelSection>
          <QuotePlan quote={quote} />
          <RelatedQuotes quote={quote} />
        </PanelSection>
        <PanelSection title={text.lines} aside={<span className="num">{measure(quote)}</span>}>
          <QuoteLines quote={quote} />
          <QuoteValidity quote={quote} />
        </PanelSection>
        <CustomerSection quote={quote} />
        <OrderSection quote={quote} />
        <JobSection quote={quote} />
        <LedgerSection quote={quote} />
        <InvoicesSection quote={quote} />
        <PanelSection title={depositText.title} aside={<span className="num">{receivedWords(quote)}</span>}>
          {quote.status === 'declined' && toPence(quote.receivedDeposit) > 0 && !isGivingBack(quote) && (
            <div className="mb-2.5">
              <Notice tone="warn" title={depositText.stillHeld(formatPounds(quote.receivedDeposit))} />
            </div>
          )}
          {quote.deposits.length > 0 ? (
            <ul className="grid gap-2.5">
              {quote.deposits.map((deposit) => (
                <QuoteDeposit
                  key={deposit.id}
                  deposit={deposit}
                  quoteId={quote.id}
                  isOrderOpen={quote.status === 'pending' || quote.status === 'approved'}
                />
              ))}
            </ul>
          ) : (
            <p className="text-admin text-ink-2">{wholeReferences(noDepositWords(quote))}</p>
          )}
        </PanelSection>
        <MeasurementsSection quote={quote} />
        {quote.stage && (
          <PanelSection title={appointmentText.section}>
            <QuoteAppointments quote={quote} />
          </PanelSection>
        )}
        <FileSections quote={quote} />
        <PanelSection title={text.timeline}>
          <QuoteTimeline events={quote.timeline} />
          {quote.deletedAt === null && (
            <NoteForm changes={['orders']} path={paths.adminQuoteNotes(quote.id)} />
          )}
        </PanelSection>
      </SidePanel>
    )}
  </DetailPanel>
);

/** What staff took of the finished top, and what its customer sent along. */
function FileSections({ quote }: { quote: AdminQuoteDetail }) {
  const photos = quote.attachments.filter(({ ofFinishedTop }) => ofFinishedTop);
  const files = quote.attachments.filter(({ ofFinishedTop }) => !ofFinishedTop);
  return (
    <>
      {(quote.stage || photos.length > 0) && (
        <PanelSection title={photosText.title}>
          <FinishedTopPhotos quoteId={quote.id} photos={photos} canAdd={quote.stage !== null} />
        </PanelSection>
      )}
      {files.length > 0 && (
        <PanelSection title={text.filesTitle} aside={files.length}>
          <InquiryFiles files={files} />
        </PanelSection>
      )}
    </>
  );
}

function receivedWords(quote: AdminQuoteDetail): string {
  const { isSuperseded, countsAs, receivedDeposit, expectedDeposit } = quote;
  if (isSuperseded || countsAs?.isNewer) return depositText.countsForNewer;
  if (countsAs) return depositText.countsForOlder;
  return toPence(receivedDeposit) > toPence(expectedDeposit)
    ? depositText.receivedAll(formatPounds(receivedDeposit))
    : depositText.received(formatPounds(receivedDeposit), formatPounds(expectedDeposit));
}

/**
 * Of a proposal the deposit stays where it was paid until its customer agrees, and counts from then on.
 */
function noDepositWords(quote: AdminQuoteDetail): string {
  const { payment, revision, replaces, isSuperseded, recordedMeans = [] } = quote;
  const isAgreed = revision?.state === 'agreed';
  const isPaidHere = !revision || (isAgreed && toPence(revision.depositCredited) === 0);
  if (payment !== 'paid' && isOver(quote)) return depositText.none;
  if (payment !== 'paid')
    return `${depositText.none}, ${(quote.order ? text.depositAwaited : text.needsFollowUp).toLowerCase()}`;
  if (isPaidHere && recordedMeans.length > 0) return depositText.paidBy(meansInShort(recordedMeans));
  if (isAgreed && replaces)
    return depositText.paidOnAgreed(
      replaces.reference,
      isSuperseded ? depositText.countsForNewer : depositText.countsHere,
    );
  return revision?.state === 'proposed' ? depositText.paidOnOriginal : depositText.staysOnOriginal;
}

const isGivingBack = ({ deposits }: Pick<AdminQuoteDetail, 'deposits'>): boolean =>
  deposits.some(({ refunds }) => refunds.some(({ state }) => state === 'pending'));

/** While a refund is being sent, or a card page is open, the answer will be another soon. */
function refreshMs({ deposits }: AdminQuoteDetail): number | false {
  if (isGivingBack({ deposits })) return refundIsSentMs;
  return deposits.some(({ paymentStatus }) => paymentStatus === 'pending') && openDepositMs;
}

function measure({ quantity, length, width }: AdminQuoteDetail): string {
  const size = { lengthMm: length, widthMm: width };
  return times(quantity) + text.linesAside(formatAreaM2(size), unitsOf(size));
}
