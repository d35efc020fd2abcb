import { Skeleton } from '@app/ui';
import { text } from '../text';

/** The page's shape while the quote is on its way. */
export function PaymentSkeleton() {
  return (
    <div className="wrap min-h-200 py-10 tablet:pt-14 tablet:pb-26">
      <div role="status" className="sr-only">
        <h1>{text.loading}</h1>
      </div>
      <Skeleton className="h-14 w-90 max-w-full" />
      <Skeleton className="mt-4 mb-9 h-6 w-90 max-w-full" />
      <div className="grid items-start gap-7 desktop:grid-cols-2 desktop:gap-18">
        <div>
          <Skeleton className="h-48" />
          <Skeleton className="mt-5 h-14" />
        </div>
        <Skeleton className="h-120" />
      </div>
    </div>
  );
}
