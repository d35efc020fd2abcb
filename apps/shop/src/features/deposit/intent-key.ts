import type { CreateDepositRequest } from '@app/contracts';
import { randomKey } from '@app/web-client';

/**
 * One key for one intent (D18): pressing again with the same details, after a failure or in a form that was
 * closed and opened again, must not begin a second payment. Other details are another intent.
 */
let last: { intent: string; key: string } | null = null;

export function intentKey(request: CreateDepositRequest): string {
  const intent = JSON.stringify(request);
  if (last?.intent !== intent) last = { intent, key: randomKey() };
  return last.key;
}

/** The intent has come to its end: whatever is asked next is another one. */
export function endIntent(): void {
  last = null;
}
