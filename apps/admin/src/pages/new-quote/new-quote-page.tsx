import { toCatalogueState, type CatalogueState } from '@app/configuration';
import {
  paths,
  quoteIdPattern,
  type Cutout,
  type Material,
  type SinkType,
  type Thickness,
  type TradeCustomersResponse,
  type WorkshopSettings,
} from '@app/contracts';
import { ApiError, toLoadState } from '@app/web-client';
import { useState } from 'react';
import { Redirect, useLocation, useRoute } from 'wouter';
import { parseInquiryItemId, toInquiryItemId } from '../../features/inquiries/inquiry-item-id';
import { customerFromLink, quotesFromLink } from '../../features/people/person-link';
import { useAdminQuery } from '../../lib/api';
import { LinkButton } from '../../lib/controls';
import { AdminPage, EmptyState, FailedState, Skeletons } from '../../lib/page';
import { linkTo, quotePath, useUrlState } from '../../lib/use-url-state';
import { emptyPrefill, type QuotePrefill } from './quote-form';
import type { SavedQuote } from './save-staff-quote';
import { SavedStaffQuote } from './saved-staff-quote';
import { StaffQuoteForm } from './staff-quote-form';
import { text } from './text';
import { useQuotePrefill, type PrefillSource } from './use-quote-prefill';

/**
 * The form is empty, or filled in from an inquiry (`?inquiry=contact-…`), from an earlier quote (`?from=…`), from the
 * quote that is edited (`?edit=…`), or with a known customer.
 */
export function NewQuotePage() {
  const [isNewQuote] = useRoute('/quotes/new');
  const [, navigate] = useLocation();
  const url = useUrlState();
  if (!isNewQuote) return <Redirect to={linkTo('/')} replace />;
  const inquiry = parseInquiryItemId(url.get('inquiry'));
  const from = url.get('from');
  const edit = url.get('edit');
  const source = {
    inquiry,
    from: from && quoteIdPattern.test(from) ? from : null,
    edit: edit && quoteIdPattern.test(edit) ? edit : null,
    customer: customerFromLink(),
  };
  const earlierIds = quotesFromLink();
  const pathBack = () => {
    if (inquiry) return `/inquiries?item=${toInquiryItemId(inquiry)}`;
    return edit ? quotePath(edit) : linkTo('/');
  };
  return (
    <StaffQuote
      key={`${inquiry ? toInquiryItemId(inquiry) : ''} ${from ?? ''} ${edit ?? ''}`}
      source={source}
      earlierIds={earlierIds}
      onCancel={() => navigate(pathBack())}
    />
  );
}

interface StaffQuoteProps {
  source: PrefillSource;
  /** Quotes of an order that is being taken. */
  earlierIds: readonly string[];
  onCancel: () => void;
}

function StaffQuote({ source, earlierIds: initialIds, onCancel }: StaffQuoteProps) {
  const [earlierIds, setEarlierIds] = useState(initialIds);
  const catalogue = useCatalogue();
  const trade = toLoadState(useAdminQuery<TradeCustomersResponse>(paths.tradeCustomers));
  const workshop = toLoadState(useAdminQuery<WorkshopSettings>(paths.workshop));
  const prefill = useQuotePrefill(source);
  const [round, setRound] = useState<{ number: number; occasion: QuotePrefill | null }>({
    number: 1,
    occasion: null,
  });
  const [saved, setSaved] = useState<SavedQuote | null>(null);
  const occasion = round.occasion ?? (prefill.kind === 'ready' ? prefill.data : null);

  if (saved && occasion) {
    const startAnother = () => {
      const { inquiry, channel } = occasion;
      setRound({
        number: round.number + 1,
        occasion: { ...emptyPrefill, customer: saved.customer, inquiry, channel },
      });
      setEarlierIds([...earlierIds, saved.id]);
      setSaved(null);
    };
    return <SavedStaffQuote quote={saved} earlierIds={earlierIds} onAnother={startAnother} />;
  }
  if (occasion && catalogue.kind === 'ready' && trade.kind === 'ready' && workshop.kind === 'ready') {
    return (
      <StaffQuoteForm
        key={round.number}
        prefill={occasion}
        trade={trade.data}
        catalogue={catalogue.catalogue}
        limits={workshop.data.sizeLimits}
        onSaved={setSaved}
        onCancel={onCancel}
      />
    );
  }
  const failure = [prefill, catalogue, trade, workshop].find((state) => state.kind === 'failed');
  const content = () => {
    if (prefill.kind === 'failed' && prefill.error instanceof ApiError && prefill.error.status === 404)
      return (
        <EmptyState
          isError
          dimensionLabel="?"
          title={text.notFound}
          detail={text.notFoundDetail}
          action={<LinkButton to="/quotes/new">{text.startEmpty}</LinkButton>}
        />
      );
    if (failure) return <FailedState {...failure} />;
    return (
      <Skeletons loading={text.loading} skeletons={['h-28 w-full', 'h-44 w-full']} className="grid gap-4" />
    );
  };
  return <AdminPage title={text.title}>{content()}</AdminPage>;
}

const useCatalogue = (): CatalogueState =>
  toCatalogueState({
    materials: useAdminQuery<Material[]>(paths.materials),
    thicknesses: useAdminQuery<Thickness[]>(paths.thicknesses),
    sinkTypes: useAdminQuery<SinkType[]>(paths.sinkTypes),
    cutouts: useAdminQuery<Cutout[]>(paths.cutouts),
  });
