import { html, type Html } from '@app/web-server';
import { grouped, testCards } from '../checkouts/test-cards';
import type { CheckoutRecord } from '../state/records';

interface Page {
  title: string;
  merchantName: string;
  /** Absent if there is nothing to pay. */
  checkout?: CheckoutRecord;
  /** Shows the test cards. */
  showsCards?: boolean;
  content: Html;
  /** Below the cards. */
  further?: Html;
}

/** Common to all pages: the banner that no money moves, and who is paid what. */
export const pageFrame = ({
  title,
  merchantName,
  checkout,
  showsCards = false,
  content,
  further,
}: Page): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${merchantName} (sandbox)</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      <body>
        <aside class="banner" aria-label="Sandbox">
          <p><strong>Sandbox.</strong> No real money moves on this page. Do not enter a real card.</p>
        </aside>
        <main>
          <header class="merchant">
            <p class="merchant-name">${merchantName}</p>
            ${checkout && toBePaid(checkout)}
          </header>
          <section class="card">${content}</section>
          ${showsCards && cardList} ${further}
        </main>
      </body>
    </html> `.markup;

const toBePaid = (checkout: CheckoutRecord) =>
  html` <p class="amount">${pounds(checkout.amountPence)}</p>
    <p class="description">${checkout.request.description ?? checkout.reference}</p>`;

export const pounds = (pence: number): string =>
  (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });

const cardList = html` <section class="test-cards" aria-labelledby="test-cards">
  <h2 id="test-cards">Test cards</h2>
  <p>Any expiry date in the future and any security code go with them.</p>
  <dl>
    ${testCards.map(
      ({ number, meaning }) =>
        html`<div>
          <dt>${grouped(number)}</dt>
          <dd>${meaning}</dd>
        </div> `,
    )}
  </dl>
  <p>The amounts £11.00, £42.01, £42.76 and £42.91 are declined with every card.</p>
</section>`;
