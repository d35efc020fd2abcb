import { basketSessionPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';
import { randomKey } from '@app/web-client';

/** Storage key of the basket's session id (specification §3). */
export const basketSessionKey = 'basket-session-id';
const entry = new StoredEntry('localStorage', basketSessionKey, (name) =>
  basketSessionPattern.test(name) ? name : null,
);

/** Used if the browser refuses storage: lasts until the page closes. */
let inMemory: string | null = null;

/** This browser's basket session; null if there is none, or one that the API would refuse. */
export const findBasketSession = (): string | null => entry.read() ?? inMemory;

/** Creates the session with the first quote. Guessing it would open the basket (D10). */
export function findOrCreateBasketSession(): string {
  const existingSession = findBasketSession();
  if (existingSession) return existingSession;
  const session = `session-${Date.now()}-${randomKey()}`;
  if (!entry.write(session)) inMemory = session;
  return session;
}

/** Written after each change: other tabs get a storage event and refetch. */
export const basketChangedKey = 'basket-changed';
const changeMarker = new StoredEntry('localStorage', basketChangedKey, () => null);

/** Without storage other tabs refetch when they get the focus. */
export const notifyOtherTabs = () => void changeMarker.write(String(Date.now()));
