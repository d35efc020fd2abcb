import { Skeleton } from '@app/ui';
import { text } from '../text';

/** The page's shape while the quote is on its way. */
export function QuoteSkeleton() {
  return (
    <div className="wrap min-h-200 pt-8 pb-24 tablet:pt-14">
      <div role="status" className="sr-only">
        <h1>{text.loading}</h1>
      </div>
      <Skeleton className="h-14 w-70 max-w-full" />
      <Skeleton className="mt-4 mb-9 h-6 w-90 max-w-full" />
      <div className="grid gap-8 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
        <div>
          <Skeleton className="aspect-5/2" />
          <Skeleton className="mt-16 h-14" />
          <Skeleton className="mt-4 h-14" />
        </div>
        <Skeleton className="h-120" />
      </div>
    </div>
  );
}
