import { formatGbp, pence, toPence } from '@app/pricing';

/** '£1.78 less', '£12.40 more', 'the same price': how one amount differs from another. */
export function difference(before: string, after: string): string {
  const by = toPence(after) - toPence(before);
  if (by === 0) return 'the same price';
  return `${formatGbp(pence(Math.abs(by)))} ${by < 0 ? 'less' : 'more'}`;
}
