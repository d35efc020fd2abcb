import type { NoAnswer } from './card-payments';

/** Where the provider asks for patience and does not say how much. */
const usualPatienceMs = 30_000;

/** How long the provider asks to be left alone; null: it does not. */
export const patienceOf = (result: NoAnswer | { kind: string }): number | null =>
  isRateLimit(result) ? (result.retryAfterMs ?? usualPatienceMs) : null;

const isRateLimit = (
  result: NoAnswer | { kind: string },
): result is Extract<NoAnswer, { kind: 'rate-limited' }> => result.kind === 'rate-limited';
