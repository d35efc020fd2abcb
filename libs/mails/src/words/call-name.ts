import { notALink } from './not-a-link';
import { oneLine } from './one-line';
import { shorten } from './shorten';

const title = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|rev|lady|lord|the)\.?$/iu;

/** How a mail calls somebody who signed 'Eleanor Marsh': 'Eleanor'. The whole name where it begins with a title or an initial. */
export function callName(name: string | null): string | null {
  const whole = oneLine(name ?? '');
  const first = whole.split(' ')[0] ?? '';
  if (!first) return null;
  const isGiven = Array.from(first).length > 1 && !first.endsWith('.') && !title.test(first);
  return notALink(shorten(isGiven ? first : whole, 40));
}
