import { basketSessionPattern } from '@app/contracts';
import { StoredEntry } from '@app/ui';
import { randomKey } from '@app/web-client';

/** Where the browser keeps the name of its basket (specification §3). */
export const basketSessionKey = 'basket-session-id';
const entry = new StoredEntry('localStorage', basketSessionKey, (name) =>
  basketSessionPattern.test(name) ? name : null,
);

/** The name in a browser that lets us keep nothing: good until the page is closed. */
let unkept: string | null = null;

/** The name of this browser's basket; null where it has none yet, or one that the API would refuse. */
export const findBasketSession = (): string | null => entry.read() ?? unkept;

/** The name, made with the first quote. Whoever guessed it would have the basket (D10). */
export function beginBasketSession(): string {
  const found = findBasketSession();
  if (found) return found;
  const session = `session-${Date.now()}-${randomKey()}`;
  if (!entry.write(session)) unkept = session;
  return session;
}

/** Written when the basket has changed: the browser's other tabs hear of it, and ask. */
export const basketChangedKey = 'basket-changed';
const changed = new StoredEntry('localStorage', basketChangedKey, () => null);

/** Where nothing can be written they look when they are looked at. */
export const tellOtherTabs = () => void changed.write(String(Date.now()));
