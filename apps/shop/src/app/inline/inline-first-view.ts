/**
 * Before the first paint, in the head of every page: on a phone the browser then lays out and paints the first view
 * alone, and its picture has the line to itself (`.after-first-view`, app.css). The rest is let in bit by bit, see
 * inline-loader.ts; whole with the visitor's first move, before it takes effect; and after three seconds in any case. Whoever is led into the page – by an address with a place in it, back or again – gets it whole.
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
