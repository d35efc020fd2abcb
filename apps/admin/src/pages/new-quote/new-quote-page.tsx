import { catalogueState, type CatalogueState } from '@app/configuration';
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
import { readOpenValue, toOpenValue } from '../../features/inquiries/open-inquiry';
import { linkedCustomer } from '../../features/people/person-link';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { LinkButton } from '../../lib/controls/link-button';
import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState, FailedState } from '../../lib/page/empty-state';
import { Skeletons } from '../../lib/page/loaded';
import { linkTo, useUrlState } from '../../lib/use-url-state';
import { emptyOccasion, type QuoteOccasion } from './quote-form';
import type { SavedQuote } from './save-staff-quote';
import { SavedStaffQuote } from './saved-staff-quote';
import { StaffQuoteForm } from './staff-quote-form';
import { text } from './text';
import { useOccasion, type OccasionSource } from './use-occasion';

/** Empty, for an inquiry (`?inquiry=contact-…`), like an earlier quote (`?from=…`), or for a known customer. */
export function NewQuotePage() {
  const [isHere] = useRoute('/quotes/new');
  const [, navigate] = useLocation();
  const url = useUrlState();
  if (!isHere) return <Redirect to={linkTo('/')} replace />;
  const inquiry = readOpenValue(url.get('inquiry'));
  const from = url.get('from');
  const source = {
    inquiry,
    from: from && quoteIdPattern.test(from) ? from : null,
    customer: linkedCustomer(),
  };
  return (
    <StaffQuote
      key={`${inquiry ? toOpenValue(inquiry) : ''} ${from ?? ''}`}
      source={source}
      onCancel={() => navigate(inquiry ? `/inquiries?item=${toOpenValue(inquiry)}` : linkTo('/'))}
    />
  );
}

function StaffQuote({ source, onCancel }: { source: OccasionSource; onCancel: () => void }) {
  const catalogue = useCatalogue();
  const trade = toLoadState(useAdminQuery<TradeCustomersResponse>(paths.tradeCustomers));
  const workshop = toLoadState(useAdminQuery<WorkshopSettings>(paths.workshop));
  const begun = useOccasion(source);
  const [round, setRound] = useState<{ number: number; occasion: QuoteOccasion | null }>({
    number: 1,
    occasion: null,
  });
  const [saved, setSaved] = useState<SavedQuote | null>(null);
  const occasion = round.occasion ?? (begun.kind === 'ready' ? begun.data : null);

  if (saved && occasion) {
    const another = () => {
      const { inquiry, channel } = occasion;
      setRound({
        number: round.number + 1,
        occasion: { ...emptyOccasion, customer: saved.customer, inquiry, channel },
      });
      setSaved(null);
    };
    return <SavedStaffQuote quote={saved} onAnother={another} />;
  }
  if (occasion && catalogue.kind === 'ready' && trade.kind === 'ready' && workshop.kind === 'ready') {
    return (
      <StaffQuoteForm
        key={round.number}
        occasion={occasion}
        trade={trade.data}
        catalogue={catalogue.catalogue}
        limits={workshop.data.sizeLimits}
        onSaved={setSaved}
        onCancel={onCancel}
      />
    );
  }
  const failure = [begun, catalogue, trade, workshop].find((state) => state.kind === 'failed');
  return (
    <AdminPage title={text.title}>
      {begun.kind === 'failed' && begun.error instanceof ApiError && begun.error.status === 404 ? (
        <EmptyState
          isError
          measure="?"
          title={text.notFound}
          detail={text.notFoundDetail}
          action={<LinkButton to="/quotes/new">{text.startEmpty}</LinkButton>}
        />
      ) : failure ? (
        <FailedState {...failure} />
      ) : (
        <Skeletons loading={text.loading} skeletons={['h-28 w-full', 'h-44 w-full']} className="grid gap-4" />
      )}
    </AdminPage>
  );
}

const useCatalogue = (): CatalogueState =>
  catalogueState({
    materials: useAdminQuery<Material[]>(paths.materials),
    thicknesses: useAdminQuery<Thickness[]>(paths.thicknesses),
    sinkTypes: useAdminQuery<SinkType[]>(paths.sinkTypes),
    cutouts: useAdminQuery<Cutout[]>(paths.cutouts),
  });
