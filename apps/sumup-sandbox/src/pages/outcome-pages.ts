import { html, type Html } from '@app/web-server';
import type { CheckoutRecord } from '../state/records';
import { pounds } from './page-frame';

/** No automatic redirect: SumUp's page waits for a click too, and many people just close the tab. */
const backLink = ({ request }: CheckoutRecord, merchantName: string, name: string): Html =>
  request.redirect_url === undefined
    ? html`<p>You can close this page.</p>`
    : html`<p><a class="${name}" href="${request.redirect_url}">Back to ${merchantName}</a></p>`;

export const paidContent = (checkout: CheckoutRecord, code: string, merchantName: string): Html =>
  html`<div class="mark mark-good" aria-hidden="true"></div>
    <h1>Payment successful</h1>
    <p>${pounds(checkout.amountPence)} would now be on its way to ${merchantName}.</p>
    <dl class="facts">
      <div>
        <dt>Transaction</dt>
        <dd>${code}</dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd>${checkout.reference}</dd>
      </div>
    </dl>
    ${backLink(checkout, merchantName, 'button')}`;

export const declinedContent = (checkout: CheckoutRecord, merchantName: string): Html =>
  html`<div class="mark mark-bad" aria-hidden="true">!</div>
    <h1>Payment declined</h1>
    <p>The card was not charged. Try again, or use another card.</p>
    <p><a class="button" href="/pay/${checkout.pageId}?again">Try again</a></p>
    ${backLink(checkout, merchantName, 'quiet')}`;

export const bankContent = (checkout: CheckoutRecord, cardEnd: string): Html =>
  html`<h1>Confirm with your bank</h1>
    <p>
      Your bank wants to know that it is really you who pays ${pounds(checkout.amountPence)} with the card
      ending in ${cardEnd}. This is the 3-D Secure step.
    </p>
    <form method="post" action="/pay/${checkout.pageId}/bank">
      <div class="choices">
        <button type="submit" name="answer" value="yes">Yes, it is me</button>
        <button class="second" type="submit" name="answer" value="no">No, refuse</button>
      </div>
    </form>`;

export const expiredContent = (checkout: CheckoutRecord, merchantName: string): Html =>
  html`<h1>This payment page has expired</h1>
    <p>No card can be charged here any more. Go back to ${merchantName} to get a new page.</p>
    ${backLink(checkout, merchantName, 'button')}`;

export const notFoundContent = html`<h1>There is no such payment page</h1>
  <p>Please check the address, or ask the person who sent it to you for a new one.</p>`;
