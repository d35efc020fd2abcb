import type { CreateDepositRequest } from '@app/contracts';

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

/** 128 bits. `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
