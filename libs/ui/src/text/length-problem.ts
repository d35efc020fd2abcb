import { formatCount } from './format-count';

/** The error for a text that is too long, not counting spaces around it; null: none. */
export function lengthProblem(text: string, limit: number): string | null {
  // By code points, as the API counts: an emoji is one.
  const length = [...text.trim()].length;
  return length > limit
    ? `Please keep to ${formatCount(limit)} characters: this has ${formatCount(length)}`
    : null;
}
