/** Which media queries match; jsdom has no window size to ask. */
const matching = new Set<string>();

export function matchMediaQuery(query: string, matches = true): void {
  if (matches) matching.add(query);
  else matching.delete(query);
}

export function installFakeBrowser(): void {
  matching.clear();
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matching.has(query),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
