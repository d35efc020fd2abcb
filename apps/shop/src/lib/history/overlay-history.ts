import { overlays } from '@app/ui';
import type { AroundNavHandler } from 'wouter';

/**
 * Our entries in the browser's history, above the page's own: at least one for each press on Back that closes something.
 * A move takes the browser a while, in which a finger can press again; so while something is open, entries are only
 * added, which is immediate, and only the visitor's Back and Forward move. Leaving alone goes back by script, and is
 * awaited.
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
let openCount = 0;

/** Lets Back close the topmost overlay. */
export function closeOverlaysOnBack(): void {
  position = entryOf(history.state)?.place ?? none;
  // Adding the same listener again changes nothing.
  window.addEventListener('popstate', onMove);
  overlays.subscribe(onChange);
}

export const historySettled = (): Promise<void> => Promise.resolve().then(() => leaving);

function onChange(): void {
  const before = openCount;
  openCount = overlays.current().length;
  if (openCount > before) void historySettled().then(addEntries);
  else if (place !== none) addEntries();
  // A dialog may take the place of its loading notice.
  if (openCount === 0) {
    queueMicrotask(() => {
      if (openCount === 0) void leaveEntries();
    });
  }
}

function addEntries(): void {
  const wanted = overlays.current().reduce((sum, { depth }) => sum + depth, 0);
  if (wanted > 0 && place === none) {
    session = Date.now();
    const left = entryOf(history.state);
    base = left?.place ?? 0;
    place = base;
    write(left ? 'replaceState' : 'pushState');
  }
  while (place < base + wanted - 1) {
    place += 1;
    write('pushState');
  }
}

function write(how: 'pushState' | 'replaceState'): void {
  position = place;
  const entry: Entry = { ...(history.state as Entry | null), over: { session, place } };
  history[how](entry, '');
}

/**
 * After a reload or a return from another site our old entries lead to a closed overlay: each press on Back would do
 * nothing, so the first one jumps to the page's own entry. They are not removed, as Forward leads over them to the
 * other site.
 */
function onMove({ state }: PopStateEvent): void {
  const entry = entryOf(state);
  const before = position;
  position = entry?.place ?? none;
  if (place !== none && entry?.session === session) {
    place = position;
    if (position < before) closable().at(-1)?.back();
    else overlays.current().at(-1)?.forward();
    return;
  }
  if (place !== none) {
    place = none;
    for (const { back } of closable().reverse()) back();
  }
  if (position !== none && position < before) history.go(-(position + 1));
}

const closable = () => overlays.current().filter(({ depth }) => depth > 0);

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

/** For wouter's Router: a link in an overlay navigates from the page's own entry, not from the overlay's. */
export const aroundNav: AroundNavHandler = (navigate, to, options) =>
  void leaveEntries().then(() => navigate(to, options));
