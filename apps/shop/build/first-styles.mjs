import { criticalCss, splitFontFaces } from './critical-css.mjs';
import { sourceHash } from './source-hash.mjs';

/**
 * The styles and fonts in a page's head. Text never waits for a font, so on a page that starts with a picture the fonts
 * are requested after it: on a slow connection they would delay it. On a page of text alone they are requested first.
 */
export function firstStyles(sheet, markup, { preloads, fontScript }) {
  const { fontFaces, css } = splitFontFaces(sheet);
  const critical = criticalCss(css, markup);
  if (/ fetchpriority="high"/i.test(markup)) {
    const head = [
      `<style>${critical}</style>`,
      `<style id="fonts" media="print">${fontFaces}</style><script>${fontScript}</script>`,
      `<noscript><style>${fontFaces}</style></noscript>`,
    ].join('');
    return { head, hashes: [critical, fontFaces].map(sourceHash) };
  }
  const links = preloads.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const all = fontFaces + critical;
  return { head: `${links.join('')}<style>${all}</style>`, hashes: [sourceHash(all)] };
}
