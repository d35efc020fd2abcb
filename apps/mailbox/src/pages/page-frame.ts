import { html, type Html } from '@app/web-server';

interface Page {
  title: string;
  content: Html;
}

/** What all pages have in common: the banner that nothing is delivered. */
export const pageFrame = ({ title, content }: Page): string =>
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
            <strong>Mailbox for development.</strong> Mail that the shop sends lands here; none is delivered.
          </p>
        </aside>
        <main>${content}</main>
      </body>
    </html> `.markup;
