import { hash } from 'node:crypto';
import { company } from '@app/content';

const style = `
:root { color-scheme: light dark; --paper: #f7f7f4; --surface: #fff; --line: #dcdcd5; --ink: #1b1d1c; --ink-2: #474a47; --chalk: #2448a0; --on-chalk: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #141615; --surface: #1d201f; --line: #363a38; --ink: #f1f1ec; --ink-2: #c2c5bf; --chalk: #a9bdf2; --on-chalk: #141615; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.55 "Instrument Sans", Arial, Helvetica, sans-serif; }
main { box-sizing: border-box; max-width: 37.5rem; margin: 0 auto; padding: clamp(1.75rem, 8vw, 5rem) 1.25rem; }
.brand { color: var(--ink); margin: 0 0 2rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line); font: 400 1.45rem/1.2 "Newsreader Display", Georgia, serif; }
h1 { margin: 0 0 1rem; font: 400 clamp(1.9rem, 6vw, 2.4rem)/1.1 "Newsreader Display", Georgia, serif; letter-spacing: -0.02em; }
p { margin: 0 0 1rem; color: var(--ink-2); }
a { color: var(--chalk); }
button { min-height: 3rem; margin: 0.75rem 0 2rem; padding: 0 1.75rem; border: 0; border-radius: 4px; background: var(--chalk); color: var(--on-chalk); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid var(--chalk); outline-offset: 3px; }
`;

/** Without scripts or resources; its form only posts to itself (D45). */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The owner's words, as HTML. */
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (title: string, body: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – ${escape(company.name)}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <p class="brand">${escape(company.name)}</p>
      <h1>${title}</h1>
      ${body}
      <p>Questions? <a href="${escape(company.phone.href)}">${escape(company.phone.display)}</a>, or <a href="mailto:${escape(company.email)}">${escape(company.email)}</a>.</p>
      <p><a href="/">Back to our site</a></p>
    </main>
  </body>
</html>
`;

const stays = 'Quotes that you ask for by email, and everything about an order of yours, still reach you.';

/** A form without an action posts to its own address, which ends in the token. */
export const confirmationPage = () =>
  page(
    'No more reminders?',
    `<p>We remind you by email, twice at most, before the price of a quote ends. Press the button, and no such reminder is sent to your address any more.</p>
      <p>${stays}</p>
      <form method="post"><button>Send me no more reminders</button></form>`,
  );

export const endedPage = () =>
  page(
    'No more reminders',
    `<p>That is settled: we will not remind you of quotes any more.</p>\n      <p>${stays}</p>`,
  );
