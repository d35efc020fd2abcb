import { html, type Html } from '@app/web-server';
import { statusOf } from '../checkouts/checkout-status';
import type { Sandbox } from '../sandbox';
import { pounds } from './page-frame';

const maxShown = 20;

/** The sandbox's own start page: what it is, and recent activity. */
export function startContent({ store }: Sandbox): Html {
  const latest = [...store.checkouts.values()].slice(-maxShown).reverse();
  return html`<h1>SumUp sandbox</h1>
    <p>
      This stands in for SumUp’s card payments in the demo and in tests. Customers are sent to a page of this
      server to pay; no card is charged.
    </p>
    <h2>Latest checkouts</h2>
    ${latest.length === 0 && html`<p>None yet.</p>`}
    ${
      latest.length > 0 &&
      html`<ul class="checkouts">
        ${latest.map(
          (checkout) =>
            html`<li>
              <a href="/pay/${checkout.pageId}">${checkout.request.description ?? checkout.reference}</a>
              <span>${pounds(checkout.amountPence)}, ${statusOf(checkout, store).toLowerCase()}</span>
            </li>`,
        )}
      </ul>`
    }`;
}
