import { browserKeyHeader, idempotencyKeyPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';
import { randomKey } from '@app/web-client';

const entry = new StoredEntry('sessionStorage', 'browser-key', (key) =>
  idempotencyKeyPattern.test(key) ? key : null,
);

/** Makes this tab's secret if there is none. Call it before opening a tab, which gets a copy. */
export function ensureBrowserKey(): void {
  if (!entry.read()) entry.write(randomKey());
}

/** Proves to the API that a deposit was begun in this tab. */
export function browserKeyHeaders(): Record<string, string> {
  const key = entry.read();
  return key ? { [browserKeyHeader]: key } : {};
}
