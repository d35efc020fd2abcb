import { Skeleton } from '@app/ui';
import { text } from '../text';

/** 'From £52.03/sq ft' once the catalogue has said so. Without scripts it never will: there the phone helps. */
export function FromPrice({ price }: { price: string | undefined }) {
  if (price) return <>{price}</>;
  return (
    <>
      <span data-wake className="inline-block w-38 align-middle noscript:hidden">
        <Skeleton className="h-4.5" />
      </span>
      <span className="hidden noscript:inline">{text.priceByPhone}</span>
    </>
  );
}
