import type { Preview } from './preview';

type Look = Pick<Preview, 'scheme' | 'images'>;

/** The address of a picture that goes with a mail, with all of it in the address itself. */
export type PictureOf = (cid: string) => string | undefined;

/**
 * A mail's HTML as a browser may be given it. Pictures that came with the mail are put into it, so that the page
 * needs nothing from anywhere and can be forbidden everything.
 */
export function previewHtml(html: string, pictureOf: PictureOf, look: Look): string {
  const coloured = inScheme(html, look.scheme);
  return intoHead(look.images === 'on' ? withPictures(coloured, pictureOf) : coloured, [
    // A link opens beside the mail, as it does in a mail program.
    '<base target="_blank">',
    // What says that it can be dark is given that canvas.
    ...(/color-scheme/i.test(html)
      ? [`<style>:root{color-scheme:${look.scheme} only!important}</style>`]
      : []),
  ]);
}

/**
 * The policy of such a page: no scripts, nothing from elsewhere, an origin of its own, in frames of ours alone.
 * Written out as text, since nothing else of ours may have inline styles.
 */
export const previewPolicy = ({ images }: Pick<Preview, 'images'>): string =>
  [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${images === 'on' ? 'data:' : "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Decides the media queries about dark mode here: whatever the developer's own system is set to, one condition
 * always holds and the other never does.
 */
const inScheme = (html: string, scheme: Preview['scheme']): string =>
  html.replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_whole, asked: string) =>
    asked.toLowerCase() === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
  );

const withPictures = (html: string, pictureOf: PictureOf): string =>
  html.replace(/\bcid:([^"'()<>\s]+)/gi, (whole, cid: string) => pictureOf(decoded(cid)) ?? whole);

function decoded(cid: string): string {
  try {
    return decodeURIComponent(cid);
  } catch {
    return cid;
  }
}

/** First thing in the head; before everything where there is none, but behind a doctype, which must stay the first. */
function intoHead(html: string, tags: readonly string[]): string {
  const place = /<head[^>]*>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html);
  const index = place ? place.index + place[0].length : 0;
  return html.slice(0, index) + tags.join('') + html.slice(index);
}
