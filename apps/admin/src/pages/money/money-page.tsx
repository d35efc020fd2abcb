import { Landmark } from 'lucide-react';
import { ReviewDecisions } from '../../features/deposits/decisions';
import { LinkButton } from '../../lib/controls/link-button';
import { AdminPage } from '../../lib/page/admin-page';
import { useUrlState } from '../../lib/use-url-state';
import { DepositList } from './deposit-list';
import { InvoiceList } from './invoice-list';
import { MoneyWeeks } from './money-weeks';
import { ReviewList } from './review-list';
import { text } from './text';

export function MoneyPage() {
  const url = useUrlState();
  // A search is for deposits, so only their list is shown.
  const isSearching = url.get('search') !== null;
  return (
    <AdminPage
      title={text.title}
      searchLabel={text.search}
      actions={
        <LinkButton to="/money/statement" icon={Landmark}>
          {text.statement}
        </LinkButton>
      }
    >
      <div className="grid max-w-275 grid-cols-[minmax(0,1fr)] gap-5">
        {!isSearching && (
          <>
            <ReviewList decide={(review) => <ReviewDecisions review={review} />} />
            <MoneyWeeks />
            <InvoiceList />
          </>
        )}
        <DepositList />
      </div>
    </AdminPage>
  );
}
