/**
 * Runs before the first paint, in the head of every page: a phone then lays out and paints only the first view, whose
 * picture has the connection to itself (`.after-first-view`, app.css). The rest follows step by step, see
 * inline-loader.ts; all of it with the visitor's first action, before it takes effect, and after three seconds in any
 * case. Reloads, Back and addresses with a fragment get the whole page at once.
 */
{
  const page = document.documentElement.dataset;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate' && !visit.name.includes('#')) {
    page.only = 'first-view';
    const letIn = () => delete page.only;
    for (const move of ['scroll', 'pointerdown', 'keydown', 'click'])
      addEventListener(move, letIn, { once: true, capture: true, passive: true });
    setTimeout(letIn, 3000);
  }
}
