/** Filled in by build/prerender.mjs, which puts this file into every page, compiled and squeezed. */
declare const scriptUrl: string;

/**
 * Asks for the app's script only after the first paint, so that the picture comes first; in a background tab,
 * which never paints, at once; and after three seconds in any case. A quote button that is pressed before the
 * script has arrived is remembered for it.
 */
{
  let isAskedFor = false;
  const ask = () => {
    if (isAskedFor) return;
    isAskedFor = true;
    const script = document.createElement('script');
    script.src = scriptUrl;
    document.head.append(script);
  };
  addEventListener('click', ({ target }) => {
    if (window.isAlive || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-quote]');
    if (button) window.earlyQuote = button.dataset.quote;
  });
  if (document.hidden) ask();
  else requestAnimationFrame(() => setTimeout(ask));
  setTimeout(ask, 3000);
}
