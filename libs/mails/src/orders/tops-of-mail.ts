import type { MailOrder } from '../mail-data';
import type { Fact } from '../parts/facts';
import { stoneAndSize } from '../words/quote-words';

/** 'VT-26-00412 and 23 more'. */
export function namedTogether([first, ...others]: readonly MailOrder[]): string {
  return `${first?.reference ?? ''}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** Each by its reference; of one its stone comes first. */
export const factsOfTops = (tops: readonly MailOrder[]): Fact[] =>
  tops.flatMap((top) =>
    tops.length > 1
      ? [{ label: top.reference, value: stoneAndSize(top) }]
      : [
          { label: 'Top', value: stoneAndSize(top) },
          { label: 'Order', value: top.reference },
        ],
  );
