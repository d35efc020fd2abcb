import { html, type Html } from '@app/web-server';
import type { FastifyReply } from 'fastify';
import type { ReadAttachment } from './mail-store';

export interface Preview {
  width: 'desktop' | 'phone';
  scheme: 'light' | 'dark';
  images: 'on' | 'off';
}

/** Parses a page's query. */
export const readPreview = ({ width, scheme, images }: Record<string, unknown>): Preview => ({
  width: width === 'phone' ? 'phone' : 'desktop',
  scheme: scheme === 'dark' ? 'dark' : 'light',
  images: images === 'off' ? 'off' : 'on',
});

/** A data address of an inline picture. */
type PictureOf = (cid: string) => string | undefined;

/** The pictures among a mail's attachments; other types are not shown. */
export function pictureOf(attachments: readonly ReadAttachment[]): PictureOf {
  const byCid = new Map(attachments.map((attachment) => [attachment.cid, attachment]));
  return (cid) => {
    const found = byCid.get(cid);
    return found && /^image\/[\w.+-]+$/.test(found.type)
      ? `data:${found.type};base64,${found.content.toString('base64')}`
      : undefined;
  };
}

interface Viewed {
  /** Its address; its HTML is at `<base>/html`. */
  base: string;
  html: string | null;
  text: string | null;
}

/** A mail as HTML in a frame, with viewing options, or as text. */
export function mailView({ base, html: mail, text }: Viewed, query: Record<string, unknown>): Html {
  const view = mail === null || query.view === 'text' ? 'text' : 'html';
  const views = { ...(mail !== null && { html: 'As HTML' }), text: 'As text' };
  return html`<nav class="tabs" aria-label="Views">
      ${links(views, view, (value) => `${base}?view=${value}`)}
    </nav>
    ${
      view === 'html'
        ? framed(base, readPreview(query))
        : html`<pre class="card" tabindex="0" aria-label="Text">
${text ?? 'This mail has no text for programs that show no HTML.'}</pre>`
    }`;
}

const links = (names: Record<string, string>, current: string, addressOf: (value: string) => string) =>
  Object.entries(names).map(
    ([value, name]) =>
      html`<a href="${addressOf(value)}" ${value === current && html`aria-current="true"`}>${name}</a>`,
  );

function framed(base: string, preview: Preview): Html {
  const address = (path: string, changed: Partial<Preview> = {}) =>
    `${base}${path}?${new URLSearchParams({ ...preview, ...changed }).toString()}`;
  const choice = (name: string, key: keyof Preview, options: Record<string, string>) =>
    html`<div class="choice" role="group" aria-label="${name}">
      ${links(options, preview[key], (value) => address('', { [key]: value }))}
    </div>`;
  return html`<div class="choices">
      ${choice('Width', 'width', { desktop: 'Desktop', phone: 'Phone' })}
      ${choice('Colours', 'scheme', { light: 'Light', dark: 'Dark' })}
    </div>
    <iframe
      class="preview preview-${preview.width} preview-${preview.scheme}"
      title="The mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="${address('/html')}"
    ></iframe>`;
}

/** A mail's HTML, for a frame or by itself. */
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
 * The policy of such a page: no scripts, nothing external, its own origin, framed only by us. Written out, since no
 * other page of ours may have inline styles.
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
 * A mail's HTML made safe for a browser. Inline pictures become data addresses, so that the page needs no network and
 * everything can be forbidden.
 */
export function previewHtml(
  mail: string,
  pictureOf: PictureOf,
  { scheme, images }: Pick<Preview, 'scheme' | 'images'>,
): string {
  // Decided here, whatever the developer's own system prefers: one condition always holds, the other never does.
  const coloured = mail.replace(
    /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi,
    (_whole, asked: string) => (asked.toLowerCase() === scheme ? '(min-width: 0px)' : '(max-width: 0px)'),
  );
  // A mail that supports dark mode gets its canvas.
  const canvas = `<style>:root{color-scheme:${scheme} only!important}</style>`;
  // Links open beside the mail, as in a mail program.
  const tags = `<base target="_blank">${/color-scheme/i.test(mail) ? canvas : ''}`;
  return intoHead(images === 'on' ? withPictures(coloured, pictureOf) : coloured, tags);
}

const withPictures = (mail: string, pictureOf: PictureOf): string =>
  mail.replace(/\bcid:([^"'()<>\s]+)/gi, (whole, cid: string) => pictureOf(cid) ?? whole);

/** At the start of the head, or of the document without one. */
function intoHead(mail: string, tags: string): string {
  const head = /<head[^>]*>/i.exec(mail);
  const index = head ? head.index + head[0].length : 0;
  return mail.slice(0, index) + tags + mail.slice(index);
}
