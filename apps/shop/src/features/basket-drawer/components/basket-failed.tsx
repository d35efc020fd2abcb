import { Button, Skeleton } from '@app/ui';
import { PhoneLink } from '../../../lib/contact-links';
import { text } from '../text';

/** The basket did not load: why, what to do, and a number to ring. */
export function BasketFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mx-auto max-w-130 py-6">
      <h3 className="font-display text-h3">{text.failed}</h3>
      <p className="mt-2.5 text-ink-2">
        {text.failedHint} <PhoneLink phone={text.phone} />
      </p>
      <p className="mt-2 text-small break-words text-ink-3">{message}</p>
      <Button className="mt-6" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}

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
