/**
 * Fonts wait for the first paint: it does not wait for them, since the styles are in the page, and on a slow line
 * they would only take the picture's turn. Until then words stand in faces of the same measures. Whoever comes
 * from another page of ours, back or again has the fonts, and gets them at once. build/prerender.mjs puts this
 * behind their rules, which are for print until then.
 */
{
  const [visit] = performance.getEntriesByType('navigation');
  const hasFonts = visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
  if (hasFonts) document.querySelector('style#fonts')?.removeAttribute('media');
}
