import { basketSessionPattern } from '@app/contracts';

/** Where the browser keeps the name of its basket (specification §3). */
export const basketSessionKey = 'basket-session-id';

/** The name in a browser that lets us keep nothing: good until the page is closed. */
let unkept: string | null = null;

/** The name of this browser's basket; null where it has none yet, or one that the API would refuse. */
export function findBasketSession(): string | null {
  try {
    const kept = localStorage.getItem(basketSessionKey);
    if (kept !== null && basketSessionPattern.test(kept)) return kept;
  } catch {
    // A browser that lets us keep nothing.
  }
  return unkept;
}

/** The name, made with the first quote. */
export function beginBasketSession(): string {
  const found = findBasketSession();
  if (found) return found;
  const session = `session-${Date.now()}-${randomText()}`;
  try {
    localStorage.setItem(basketSessionKey, session);
  } catch {
    unkept = session;
  }
  return session;
}

/** Written when the basket has changed: the browser's other tabs hear of it, and ask. */
export const basketChangedKey = 'basket-changed';

export function tellOtherTabs(): void {
  try {
    localStorage.setItem(basketChangedKey, String(Date.now()));
  } catch {
    // They look when they are looked at.
  }
}

/** 128 bits: whoever guessed the name would have the basket (D10). */
const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
