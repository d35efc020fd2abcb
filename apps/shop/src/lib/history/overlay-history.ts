import { overlays } from '@app/ui';
import type { AroundNavHandler } from 'wouter';

/**
 * Our entries in the browser's history, above the page's own: at least one for each press on Back that closes something.
 * A traversal takes the browser a while, in which the visitor can press again; so while an overlay is open, entries are only
 * added, which is immediate, and only the visitor's Back and Forward move. Only leaving goes back by script, and is
 * awaited.
 */
interface OverlayState {
  over?: { session: number; place: number };
}

const overlayOf = (state: unknown) => (state as OverlayState | null)?.over;

/** Identifies the opening: entries of an earlier one, reached by Forward or a reload, are not ours. */
let session = 0;
/** Index of the current entry above the page's own; none: on the page's own, or leaving for it. */
const noEntry = -1;
let currentIndex = noEntry;
/** Index of our first entry: above the page's own, or above what an earlier opening left. */
let firstIndex = 0;
/** The current entry, ours or an earlier opening's. */
let position = noEntry;
let leaving: Promise<void> = Promise.resolve();
/** A slow phone needs a quarter of a second; after this callers continue anyway. */
const maxMoveMs = 3000;
let openCount = 0;

/** Lets Back close the topmost overlay. */
export function closeOverlaysOnBack(): void {
  position = overlayOf(history.state)?.place ?? noEntry;
  // Adding the same listener again changes nothing.
  window.addEventListener('popstate', onPopState);
  overlays.subscribe(onChange);
}

export const historySettled = (): Promise<void> => Promise.resolve().then(() => leaving);

function onChange(): void {
  const before = openCount;
  openCount = overlays.current().length;
  if (openCount > before) void historySettled().then(addEntries);
  else if (currentIndex !== noEntry) addEntries();
  // A dialog may take the place of its loading notice.
  if (openCount === 0) {
    queueMicrotask(() => {
      if (openCount === 0) void returnToPageEntry();
    });
  }
}

function addEntries(): void {
  const neededEntries = overlays.current().reduce((sum, { depth }) => sum + depth, 0);
  if (neededEntries > 0 && currentIndex === noEntry) {
    session = Date.now();
    const earlierOpening = overlayOf(history.state);
    firstIndex = earlierOpening?.place ?? 0;
    currentIndex = firstIndex;
    write(earlierOpening ? 'replaceState' : 'pushState');
  }
  while (currentIndex < firstIndex + neededEntries - 1) {
    currentIndex += 1;
    write('pushState');
  }
}

function write(method: 'pushState' | 'replaceState'): void {
  position = currentIndex;
  const entry: OverlayState = {
    ...(history.state as OverlayState | null),
    over: { session, place: currentIndex },
  };
  history[method](entry, '');
}

/**
 * After a reload or a return from another site our old entries lead to a closed overlay: each press on Back would do
 * nothing, so the first one jumps to the page's own entry. They are not removed, as Forward leads over them to the
 * other site.
 */
function onPopState({ state }: PopStateEvent): void {
  const entry = overlayOf(state);
  const before = position;
  position = entry?.place ?? noEntry;
  if (currentIndex !== noEntry && entry?.session === session) {
    currentIndex = position;
    if (position < before) closableOverlays().at(-1)?.back();
    else overlays.current().at(-1)?.forward();
    return;
  }
  if (currentIndex !== noEntry) {
    currentIndex = noEntry;
    for (const { back } of closableOverlays().reverse()) back();
  }
  if (position !== noEntry && position < before) history.go(-(position + 1));
}

const closableOverlays = () => overlays.current().filter(({ depth }) => depth > 0);

/** Goes back to the page's own entry. */
export function returnToPageEntry(): Promise<void> {
  const ownEntries = currentIndex + 1;
  if (ownEntries === 0) return leaving;
  currentIndex = noEntry;
  leaving = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, maxMoveMs);
  });
  history.go(-ownEntries);
  return leaving;
}

/** For wouter's Router: a link in an overlay navigates from the page's own entry, not from the overlay's. */
export const aroundNav: AroundNavHandler = (navigate, to, options) =>
  void returnToPageEntry().then(() => navigate(to, options));
