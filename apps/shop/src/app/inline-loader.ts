/** Filled in by build/prerender.mjs, which puts this file into every page, compiled and squeezed. */
declare const scriptUrl: string;

/**
 * Asks for the app's script, for the open page's own, for the fonts and for the styles that its first view did
 * without, only after the first paint and the first picture, which so has the line to itself; in a background tab,
 * which never paints, at once; and after three seconds in any case. A press on a quote button or the basket's before the script has arrived is
 * remembered for it; the last one counts.
 */
{
  let isAskedFor = false;
  // What differs from page to page stands beside the script, whose hash the policy names.
  const { chunks, styles } = document.currentScript?.dataset ?? {};
  // What inline-first-view.ts holds back: laid out once, by the whole sheet and in the fonts that stay.
  const letIn = () => void document.fonts.ready.then(() => delete document.documentElement.dataset.only);
  const ask = () => {
    if (isAskedFor) return;
    isAskedFor = true;
    // See inline-fonts.ts.
    document.querySelector('style#fonts')?.removeAttribute('media');
    if (styles && !document.querySelector('link[rel="stylesheet"]')) {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = styles;
      sheet.onload = letIn;
      sheet.onerror = () => {
        letIn();
        // So that app/whole-styles.ts sees that it has to ask again.
        sheet.remove();
      };
      document.head.append(sheet);
    }
    for (const url of [scriptUrl, ...(chunks?.split(' ') ?? [])]) {
      const script = document.createElement('script');
      script.src = url;
      document.head.append(script);
    }
  };
  addEventListener('click', ({ target }) => {
    if (window.isHydrated || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-quote],[data-basket]');
    if (button) window.earlyPress = button.dataset;
  });
  const onPainted = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture) return ask();
    // It may have arrived and be painted a moment later, in the frame after it was decoded.
    const onFrame = () => requestAnimationFrame(() => requestAnimationFrame(ask));
    picture.decode().then(onFrame, ask);
  };
  if (document.hidden) ask();
  // Told when it is on the screen; an animation frame comes before that.
  else new PerformanceObserver(onPainted).observe({ type: 'paint', buffered: true });
  setTimeout(ask, 3000);
}
