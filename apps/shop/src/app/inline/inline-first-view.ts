/**
 * Runs before the first paint, in the head of every page: a phone then lays out and paints only the first view, whose
 * picture has the connection to itself (`.after-first-view`, app.css). The rest follows step by step, see
 * inline-loader.ts; all of it with the visitor's first action, before it takes effect, and after three seconds in any
 * case. Reloads, Back and addresses with a fragment get the whole page at once.
 */
{
  const page = document.documentElement.dataset;
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type === 'navigate' && !navigation.name.includes('#')) {
    page.only = 'first-view';
    const showAll = () => delete page.only;
    for (const eventType of ['scroll', 'pointerdown', 'keydown', 'click'])
      addEventListener(eventType, showAll, { once: true, capture: true, passive: true });
    setTimeout(showAll, 3000);
  }
}
