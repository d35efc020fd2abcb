import { formatCount } from './format-count';

/** What is wrong with a text that is longer than its field takes, spaces around it left out; null: nothing. */
export function lengthProblem(text: string, limit: number): string | null {
  // Characters as the API counts them: an emoji is one.
  const length = [...text.trim()].length;
  return length > limit
    ? `Please keep to ${formatCount(limit)} characters: this has ${formatCount(length)}`
    : null;
}
