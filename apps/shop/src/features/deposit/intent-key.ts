import type { CreateDepositRequest } from '@app/contracts';
import { randomKey } from '@app/web-client';

/**
 * One idempotency key per intent (D18): submitting the same details again, after a failure or after reopening the form,
 * must not start a second payment. Other details are another intent.
 */
let last: { intent: string; key: string } | null = null;

export function intentKey(request: CreateDepositRequest): string {
  const intent = JSON.stringify(request);
  if (last?.intent !== intent) last = { intent, key: randomKey() };
  return last.key;
}

/** The intent is done: the next request gets a new key. */
export function endIntent(): void {
  last = null;
}
