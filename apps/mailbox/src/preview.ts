import { html, type Html } from '@app/web-server';
import type { FastifyReply } from 'fastify';
import type { ReadAttachment } from './read-mail';

/** How a mail's HTML is looked at. */
export interface Preview {
  width: 'desktop' | 'phone';
  scheme: 'light' | 'dark';
  images: 'on' | 'off';
}

/** What a page's address asks for. */
export const readPreview = ({ width, scheme, images }: Record<string, unknown>): Preview => ({
  width: width === 'phone' ? 'phone' : 'desktop',
  scheme: scheme === 'dark' ? 'dark' : 'light',
  images: images === 'off' ? 'off' : 'on',
});

/** The address of a picture that goes with a mail, with all of it in the address itself. */
type PictureOf = (cid: string) => string | undefined;

/** The pictures among a mail's attachments; what calls itself something else is not shown. */
export function pictureOf(attachments: readonly ReadAttachment[]): PictureOf {
  const byCid = new Map(attachments.map((attachment) => [attachment.cid, attachment]));
  return (cid) => {
    const found = byCid.get(cid);
    return found && /^image\/[\w.+-]+$/.test(found.type)
      ? `data:${found.type};base64,${found.content.toString('base64')}`
      : undefined;
  };
}

/** A mail's HTML in a frame, and the ways in which it can be viewed. It is at `<base>/html`. */
export function framedPreview(base: string, preview: Preview): Html {
  const address = (path: string, changed: Partial<Preview> = {}) =>
    `${base}${path}?${new URLSearchParams({ ...preview, ...changed }).toString()}`;
  const choice = (name: string, key: keyof Preview, options: Record<string, string>) =>
    html`<div class="choice" role="group" aria-label="${name}">
      ${Object.entries(options).map(
        ([value, label]) =>
          html`<a
            href="${address('', { [key]: value })}"
            ${preview[key] === value && html`aria-current="true"`}
            >${label}</a
          >`,
      )}
    </div>`;
  return html`<div class="choices">
      ${choice('Width', 'width', { desktop: 'Desktop', phone: 'Phone' })}
      ${choice('Colours', 'scheme', { light: 'Light', dark: 'Dark' })}
      ${choice('Pictures', 'images', { on: 'With pictures', off: 'Without' })}
      <a href="${address('/html')}">Open by itself</a>
    </div>
    <iframe
      class="preview preview-${preview.width} preview-${preview.scheme}"
      title="The mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="${address('/html')}"
    ></iframe>`;
}

/** The HTML of a mail, for a frame in a page of ours or by itself. */
export const sendPreview = (
  reply: FastifyReply,
  mail: string,
  pictureOf: PictureOf,
  preview: Preview,
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy(preview), 'x-frame-options': 'SAMEORIGIN' })
    .send(previewHtml(mail, pictureOf, preview));

/**
 * The policy of such a page: no scripts, nothing from elsewhere, an origin of its own, in frames of ours alone.
 * Written out as text, since nothing else of ours may have inline styles.
 */
const policy = ({ images }: Preview): string =>
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
 * A mail's HTML as a browser may be given it. Pictures that came with the mail are put into it, so that the page
 * needs nothing from anywhere and can be forbidden everything.
 */
export function previewHtml(
  mail: string,
  pictureOf: PictureOf,
  { scheme, images }: Pick<Preview, 'scheme' | 'images'>,
): string {
  // Decided here, whatever the developer's own system is set to: one condition always holds, the other never does.
  const coloured = mail.replace(
    /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi,
    (_whole, asked: string) => (asked.toLowerCase() === scheme ? '(min-width: 0px)' : '(max-width: 0px)'),
  );
  // What says that it can be dark is given that canvas.
  const canvas = `<style>:root{color-scheme:${scheme} only!important}</style>`;
  // A link opens beside the mail, as it does in a mail program.
  const tags = `<base target="_blank">${/color-scheme/i.test(mail) ? canvas : ''}`;
  return intoHead(images === 'on' ? withPictures(coloured, pictureOf) : coloured, tags);
}

const withPictures = (mail: string, pictureOf: PictureOf): string =>
  mail.replace(/\bcid:([^"'()<>\s]+)/gi, (whole, cid: string) => pictureOf(decoded(cid)) ?? whole);

function decoded(cid: string): string {
  try {
    return decodeURIComponent(cid);
  } catch {
    return cid;
  }
}

/** First thing in the head; before everything where there is none, but behind a doctype, which must stay the first. */
function intoHead(mail: string, tags: string): string {
  const place = /<head[^>]*>/i.exec(mail) ?? /^\s*<!doctype[^>]*>/i.exec(mail);
  const index = place ? place.index + place[0].length : 0;
  return mail.slice(0, index) + tags + mail.slice(index);
}
