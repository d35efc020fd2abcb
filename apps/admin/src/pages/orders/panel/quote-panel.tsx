import { Reference, wholeReferences } from '@app/ui';
import { paths, type AdminQuoteDetail } from '@app/contracts';
import { formatAreaM2, quantityPrefix } from '@app/pricing';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { QuoteDeposit } from '../../../features/deposits/quote-deposit';
import { text as depositText } from '../../../features/deposits/text';
import { InquiryFiles } from '../../../features/inquiries/inquiry-files';
import { MeasurementsSection } from '../../../features/measurements/measurements-section';
import { CustomerSection } from '../../../features/orders/customer-section';
import { QuoteLines } from '../../../features/orders/quote-lines';
import { QuotePlan } from '../../../features/orders/quote-plan';
import { needsNoFollowUp } from '../../../features/orders/quote-text';
import { QuoteTimeline } from '../../../features/orders/quote-timeline';
import { text } from '../../../features/orders/text';
import { NoteForm } from '../../../lib/form';
import { DetailPanel, PanelSection, SidePanel } from '../../../lib/page';
import { orderPath } from '../../../lib/use-url-state';
import { JobSection } from './job-section';
import { NotOrdered } from './not-ordered';
import { OrderActions } from './order-actions';
import { MeasuredBadge, QuoteBadges } from './quote-badges';
import { QuoteValidity } from './quote-validity';
import { RelatedQuotes } from './related-quotes';
import { depositPollingMs } from '../../../features/deposits/deposit-polling';

/** An ordered quote redirects to its order's page. */
export const QuotePanel = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <DetailPanel<AdminQuoteDetail>
    path={paths.adminQuote(quoteId)}
    refreshMs={depositPollingMs}
    title={text.quote}
    loading={text.loading}
    missing={{ code: 'quote/not-found', title: text.gone, detail: text.goneDetail }}
    onClose={onClose}
  >
    {(quote) =>
      quote.order ? (
        <Redirect replace href={orderPath(quote.order.id, quote.id)} />
      ) : (
        <SidePanel
          title={<Reference className="text-lead">{quote.reference}</Reference>}
          onClose={onClose}
          aside={<MeasuredBadge quote={quote} />}
          actions={
            <>
              <QuoteBadges quote={quote} supersededBy={quote.replacedBy?.reference ?? null} />
              <OrderActions quote={quote} />
            </>
          }
        >
          <PanelSection>
            <QuotePlan quote={quote} />
            <RelatedQuotes quote={quote} />
          </PanelSection>
          <PanelSection title={text.lines} aside={<span className="num">{areaText(quote)}</span>}>
            <QuoteLines quote={quote} />
            <QuoteValidity quote={quote} />
          </PanelSection>
          <CustomerSection quote={quote} />
          <NotOrdered quote={quote} />
          <JobSection quote={quote} />
          <PanelSection title={depositText.title}>
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
              <p className="text-small text-ink-2">{wholeReferences(noDepositText(quote))}</p>
            )}
          </PanelSection>
          <QuoteMeasurements quote={quote} />
          {quote.attachments.length > 0 && (
            <PanelSection title={text.filesTitle} aside={quote.attachments.length}>
              <InquiryFiles files={quote.attachments} />
            </PanelSection>
          )}
          <PanelSection title={text.timeline}>
            <QuoteTimeline events={quote.timeline} />
            {quote.deletedAt === null && (
              <NoteForm invalidates={['orders']} path={paths.adminQuoteNotes(quote.id)} />
            )}
          </PanelSection>
        </SidePanel>
      )
    }
  </DetailPanel>
);

const noDepositText = (quote: AdminQuoteDetail): string =>
  needsNoFollowUp(quote) ? depositText.none : `${depositText.none}, ${text.needsFollowUp.toLowerCase()}`;

const areaText = ({ quantity, length, width }: AdminQuoteDetail): string =>
  quantityPrefix(quantity) + formatAreaM2({ lengthMm: length, widthMm: width });

/** Sizes can be agreed before ordering. */
function QuoteMeasurements({ quote }: { quote: AdminQuoteDetail }) {
  const [isEditing, setEditing] = useState(false);
  return <MeasurementsSection quote={quote} isEditing={isEditing} onEdit={setEditing} />;
}
