import { ReviewDecisions } from '../../features/deposits/decisions';
import { InvoiceList } from '../../features/invoices/invoice-list';
import { DepositList } from '../../features/money/deposit-list';
import { MoneyWeeks } from '../../features/money/money-weeks';
import { ReviewList } from '../../features/money/review-list';
import { text } from '../../features/money/text';
import { AdminPage } from '../../lib/page/admin-page';
import { useUrlState } from '../../lib/use-url-state';

export function MoneyPage() {
  const url = useUrlState();
  // A search is for deposits, so only their list is shown.
  const isSearching = url.get('search') !== null;
  return (
    <AdminPage title={text.title} searchLabel={text.search}>
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
