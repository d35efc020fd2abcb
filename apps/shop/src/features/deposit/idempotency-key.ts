import type { CreateDepositRequest } from '@app/contracts';
import { randomKey } from '@app/web-client';

let last: { request: string; key: string } | null = null;

/**
 * The same key for the same details (D18): submitting them again, after a failure or after reopening the form, must not
 * start a second payment.
 */
export function idempotencyKeyOf(details: CreateDepositRequest): string {
  const request = JSON.stringify(details);
  if (last?.request !== request) last = { request, key: randomKey() };
  return last.key;
}

/** The next request gets a new key, whatever its details. */
export function forgetIdempotencyKey(): void {
  last = null;
}
