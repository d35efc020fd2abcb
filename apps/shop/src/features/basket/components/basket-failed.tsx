import { Button } from '@app/ui';
import { text } from '../text';

/** What is in the basket could not be learnt: why, what to do, and a number to ring. */
export function BasketFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mx-auto max-w-130 py-6">
      <h3 className="font-display text-h3">{text.failed}</h3>
      <p className="mt-2.5 text-ink-2">
        {text.failedHint}{' '}
        <a href={text.phone.href} className="num font-label whitespace-nowrap text-chalk hover:underline">
          {text.phone.display}
        </a>
      </p>
      <p className="mt-2 text-small break-words text-ink-3">{message}</p>
      <Button className="mt-6" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
