import { Skeleton } from '@app/ui';
import { text } from '../text';

/** The basket's shape while it is on its way. */
export function BasketSkeleton() {
  return (
    <div className="grid gap-7 desktop:grid-cols-[minmax(0,1fr)_380px] desktop:gap-12">
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      <div className="grid gap-4.5 border-t border-line pt-4.5">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-60" />
    </div>
  );
}
