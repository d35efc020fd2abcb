import { paths, type AdminInquiryDetail, type AdminQuoteDetail, type InquiryForm } from '@app/contracts';
import { type LoadState, toLoadState } from '@app/web-client';
import { useAdminQuery } from '../../lib/api';
import { emptyPrefill, type QuotePrefill } from './quote-form';
import { lastValidDay } from '../../features/quotes/last-valid-day';

export interface PrefillSource {
  inquiry: { form: InquiryForm; id: string } | null;
  from: string | null;
  /** The quote to edit. */
  edit: string | null;
  /** For a known customer, without an inquiry or an earlier quote. */
  customer: QuotePrefill['customer'] | null;
}

export function useQuotePrefill({ inquiry, from, edit, customer }: PrefillSource): LoadState<QuotePrefill> {
  const inquiryQuery = useAdminQuery<AdminInquiryDetail>(
    inquiry ? paths.adminInquiry(inquiry.form, inquiry.id) : '',
    { isEnabled: inquiry !== null },
  );
  const quoteId = edit ?? from;
  const earlierQuote = useAdminQuery<AdminQuoteDetail>(paths.adminQuote(quoteId ?? ''), {
    isEnabled: inquiry === null && quoteId !== null,
  });
  const empty = { ...emptyPrefill, customer: customer ?? emptyPrefill.customer };
  if (inquiry)
    return toLoadState({ ...inquiryQuery, data: inquiryQuery.data && prefillFromInquiry(inquiryQuery.data) });
  return toLoadState({
    ...earlierQuote,
    data:
      quoteId === null
        ? empty
        : earlierQuote.data && {
            ...prefillFromQuote(earlierQuote.data),
            ...(edit !== null && { edited: toEdited(earlierQuote.data) }),
          },
  });
}

const prefillFromInquiry = (inquiry: AdminInquiryDetail): QuotePrefill => ({
  customer: inquiry,
  configuration: inquiry.configuration,
  quantity: inquiry.configuration?.quantity,
  adjustments: [],
  inquiry: { form: inquiry.form, id: inquiry.id },
  channel: 'email',
});

function prefillFromQuote(quote: AdminQuoteDetail): QuotePrefill {
  const { customerName, customerEmail, customerPhone, sinkTypeId, sinkType, channel } = quote;
  return {
    customer: { name: customerName, email: customerEmail, phone: customerPhone },
    configuration: {
      material: { id: quote.materialId, name: quote.material.name },
      color: { id: quote.colorId, name: quote.color.name },
      thickness: { id: quote.thicknessId, name: quote.thickness.displayName },
      lengthMm: quote.length,
      widthMm: quote.width,
      sinkType: sinkTypeId !== null && sinkType ? { id: sinkTypeId, name: sinkType.name } : null,
      cutouts: quote.cutouts,
      notes: quote.notes,
    },
    quantity: quote.quantity,
    layout: quote.layout,
    adjustments: quote.adjustments,
    inquiry: null,
    channel: channel === 'web' ? 'phone' : channel,
  };
}

const toEdited = ({ id, reference, validUntil }: AdminQuoteDetail) => ({
  id,
  reference,
  lastValidDay: lastValidDay(validUntil),
});
