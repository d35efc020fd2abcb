/**
 * Delays fonts until after the first paint: text is shown in fallback faces with the same metrics, and on a slow line
 * fonts would delay the picture. On Back, a reload, or from another page of ours the fonts are cached and load at once.
 * build/prerender.mjs puts this after the font rules, which apply to print until then.
 */
{
  const [navigation] = performance.getEntriesByType('navigation');
  const hasFonts = navigation?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
  if (hasFonts) document.querySelector('style#fonts')?.removeAttribute('media');
}
