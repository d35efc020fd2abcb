/** jsdom has no window size for media queries. */
const matching = new Set<string>();

export function mockMediaQuery(query: string, matches = true): void {
  if (matches) matching.add(query);
  else matching.delete(query);
}

/** Callbacks for elements coming into view; jsdom has no screen. */
const watchers = new Map<Element, () => void>();

class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly watched = new Set<Element>();

  constructor(private readonly notify: IntersectionObserverCallback) {}

  observe(target: Element): void {
    this.watched.add(target);
    watchers.set(target, () => {
      this.notify([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], this);
    });
  }

  unobserve(target: Element): void {
    this.watched.delete(target);
    watchers.delete(target);
  }

  disconnect(): void {
    for (const target of this.watched) this.unobserve(target);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** The visitor scrolls until every observed element was in view. */
export function scrollThroughThePage(): void {
  for (const notify of Array.from(watchers.values())) notify();
}

export function installFakeBrowser(): void {
  matching.clear();
  watchers.clear();
  window.IntersectionObserver = FakeIntersectionObserver;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matching.has(query),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
