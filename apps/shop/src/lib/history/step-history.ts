import type { AroundNavHandler } from 'wouter';

/**
 * The entries in the browser's history, above the page's own, of the calculator or whatever else lies over the page.
 * Going to an entry takes the browser a while, in which a finger can press again; so while it stands entries are only
 * ever added, which is done at once, and whatever moves is a press on Back or Forward. Only leaving goes back by
 * itself, and is waited for.
 */
interface Entry {
  over?: { session: number; place: number };
}

const entryOf = (state: unknown) => (state as Entry | null)?.over;

/** When it was opened: entries of an earlier one, which Forward and a reload lead to, are not ours. */
let session = 0;
/** How many entries above the page's own the browser stands; none: on the page's, or leaving for it. */
const none = -1;
let place = none;
/** Where our entries begin: above the page's own, or above what is left there of an earlier one. */
let base = 0;
/** Where the browser stands, on an entry of ours or of an earlier one. */
let standing = none;
let leaving: Promise<void> = Promise.resolve();
/** A slow phone takes a quarter of a second. Whoever waits is let go even so. */
const longestMs = 3000;

export const historySettled = (): Promise<void> => leaving;

export function beginEntries(last: number): void {
  session = Date.now();
  const left = entryOf(history.state);
  base = left?.place ?? 0;
  place = base;
  write(left ? 'replaceState' : 'pushState');
  haveEntriesUpTo(last);
}

/** So that Back has as many steps to go as there are before the one that is shown. */
export function haveEntriesUpTo(last: number): void {
  while (place !== none && place < base + last) {
    place += 1;
    write('pushState');
  }
}

function write(how: 'pushState' | 'replaceState'): void {
  standing = place;
  const entry: Entry = { ...(history.state as Entry | null), over: { session, place } };
  history[how](entry, '');
}

/** What a press on Back or Forward did; null where none of it was ours to follow. */
export function followTo(state: unknown): 'back' | 'forward' | 'page' | null {
  if (place === none) return null;
  const entry = entryOf(state);
  const before = place;
  place = entry?.session === session ? entry.place : none;
  if (place === none) return 'page';
  return place < before ? 'back' : 'forward';
}

/** Takes our entries off the history: the page's is the current one afterwards. */
export function leaveEntries(): Promise<void> {
  const own = place + 1;
  if (own === 0) return leaving;
  place = none;
  leaving = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, longestMs);
  });
  history.go(-own);
  return leaving;
}

/**
 * What was open before a reload, before the way back from another site, or where Forward leads, is open no more. Back would
 * lead through its entries one after the other, and each press would do nothing: so the first one leads to the page's own.
 * They stay, as Forward leads over them to the other site again.
 */
export function passEntriesOfBefore(): void {
  standing = entryOf(history.state)?.place ?? none;
  window.addEventListener('popstate', pass);
}

function pass({ state }: PopStateEvent): void {
  const entry = entryOf(state);
  const before = standing;
  standing = entry?.place ?? none;
  const isOpen = place !== none && entry?.session === session;
  if (isOpen || standing === none || standing >= before) return;
  history.go(-(standing + 1));
}

/** For wouter's Router: a link in something that lies over the page follows the page's own entry, not that thing's. */
export const aroundNav: AroundNavHandler = (navigate, to, options) =>
  void leaveEntries().then(() => navigate(to, options));
