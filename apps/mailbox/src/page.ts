import { contentSecurityPolicy, html, type Html } from '@app/web-server';
import type { FastifyReply } from 'fastify';

/** No scripts, no inline code: markup and one style sheet, with the mail in a frame. */
const policy = contentSecurityPolicy({ script: [], style: [] });

/** Sends a page in the common frame, with the banner that nothing is delivered. */
export const sendPage = (reply: FastifyReply, title: string, content: Html, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      html`<!doctype html>
        <html lang="en-GB">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <meta name="color-scheme" content="light" />
            <title>${title} – Mailbox</title>
            <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
            <link rel="stylesheet" href="/assets/page.css" />
          </head>
          <body>
            <aside class="banner" aria-label="Mailbox">
              <p>
                <strong>Mailbox for development.</strong> Mail that the shop sends lands here; none is
                delivered.
              </p>
            </aside>
            <main>${content}</main>
          </body>
        </html> `.markup,
    );

export const sendNotFound = (reply: FastifyReply, title: string, wayBack: Html): FastifyReply =>
  sendPage(
    reply,
    title,
    html`<h1>${title}</h1>
      <p>${wayBack}</p>`,
    404,
  );

/** A count with its noun. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;
