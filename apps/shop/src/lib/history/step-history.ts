import type { AroundNavHandler } from 'wouter';

/**
 * Our entries in the browser's history, above the page's own. A move takes the browser a while, in which a finger can
 * press again; so while the layer is open, entries are only added, which is immediate, and only the visitor's Back and
 * Forward move. Leaving alone goes back by script, and is awaited.
 */
interface Entry {
  over?: { session: number; place: number };
}

const entryOf = (state: unknown) => (state as Entry | null)?.over;

/** Identifies the opening: entries of an earlier one, reached by Forward or a reload, are not ours. */
let session = 0;
/** Index of the current entry above the page's own; none: on the page's own, or leaving for it. */
const none = -1;
let place = none;
/** Index of our first entry: above the page's own, or above what an earlier opening left. */
let base = 0;
/** The current entry, ours or an earlier opening's. */
let position = none;
let leaving: Promise<void> = Promise.resolve();
/** A slow phone needs a quarter of a second; after this callers continue anyway. */
const maxMoveMs = 3000;

export const historySettled = (): Promise<void> => leaving;

export function beginEntries(last: number): void {
  session = Date.now();
  const left = entryOf(history.state);
  base = left?.place ?? 0;
  place = base;
  write(left ? 'replaceState' : 'pushState');
  addEntriesUpTo(last);
}

/** Adds entries, so that Back has one for each step before the current one. */
export function addEntriesUpTo(last: number): void {
  while (place !== none && place < base + last) {
    place += 1;
    write('pushState');
  }
}

function write(how: 'pushState' | 'replaceState'): void {
  position = place;
  const entry: Entry = { ...(history.state as Entry | null), over: { session, place } };
  history[how](entry, '');
}

/** What a press on Back or Forward did; null if it was not on our entries. */
export function followTo(state: unknown): 'back' | 'forward' | 'page' | null {
  if (place === none) return null;
  const entry = entryOf(state);
  const before = place;
  place = entry?.session === session ? entry.place : none;
  if (place === none) return 'page';
  return place < before ? 'back' : 'forward';
}

/** Goes back to the page's own entry. */
export function leaveEntries(): Promise<void> {
  const own = place + 1;
  if (own === 0) return leaving;
  place = none;
  leaving = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, maxMoveMs);
  });
  history.go(-own);
  return leaving;
}

/**
 * After a reload or a return from another site our old entries lead to a closed layer: each press on Back would do
 * nothing, so the first one jumps to the page's own entry. They are not removed, as Forward leads over them to the
 * other site.
 */
export function skipStaleEntries(): void {
  position = entryOf(history.state)?.place ?? none;
  window.addEventListener('popstate', pass);
}

function pass({ state }: PopStateEvent): void {
  const entry = entryOf(state);
  const before = position;
  position = entry?.place ?? none;
  const isOpen = place !== none && entry?.session === session;
  if (isOpen || position === none || position >= before) return;
  history.go(-(position + 1));
}

/** For wouter's Router: a link in a layer navigates from the page's own entry, not from the layer's. */
export const aroundNav: AroundNavHandler = (navigate, to, options) =>
  void leaveEntries().then(() => navigate(to, options));
