/** Filled in by build/prerender.mjs, which puts this file into every page, compiled and squeezed. */
declare const scriptUrl: string;

/**
 * Asks for the app's script, and for the open page's own, only after the first paint, so that the picture
 * comes first; in a background tab, which never paints, at once; and after three seconds in any case. A quote
 * button that is pressed before the script has arrived is remembered for it.
 */
{
  let isAskedFor = false;
  // The page's own chunks differ from page to page; the script, whose hash the policy names, must not.
  const chunks = document.currentScript?.dataset.chunks?.split(' ') ?? [];
  const ask = () => {
    if (isAskedFor) return;
    isAskedFor = true;
    for (const url of [scriptUrl, ...chunks]) {
      const script = document.createElement('script');
      script.src = url;
      document.head.append(script);
    }
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
