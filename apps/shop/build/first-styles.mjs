import { criticalCss, splitFontFaces } from './critical-css.mjs';
import { sourceHash } from './source-hash.mjs';

/**
 * What a page's head says about its looks. The first paint never waits for a font, so on a page that begins with a
 * picture the fonts would only take the picture's turn on a slow line: they are asked for after it. Where words
 * are all there is, the fonts come first.
 */
export function firstStyles(sheet, markup, { preloads, fontStarter }) {
  const { fontFaces, css } = splitFontFaces(sheet);
  const critical = criticalCss(css, markup);
  if (/ fetchpriority="high"/i.test(markup)) {
    const head = [
      `<style>${critical}</style>`,
      `<style id="fonts" media="print">${fontFaces}</style><script>${fontStarter}</script>`,
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
