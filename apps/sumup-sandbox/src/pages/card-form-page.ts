import { html, type Html } from '@app/web-server';
import type { CheckoutRecord } from '../state/records';
import { findTestCard } from '../checkouts/test-cards';
import { pounds } from './page-frame';
import type { CardField, CardForm, CardProblems } from './read-card-form';

interface Field {
  name: CardField;
  label: string;
  hint: string;
  autocomplete: string;
  maxLength: number;
}

const fields: readonly Field[] = [
  {
    name: 'number',
    label: 'Card number',
    hint: 'Such as 4200 0000 0000 0091',
    autocomplete: 'cc-number',
    maxLength: 23,
  },
  { name: 'expiry', label: 'Expiry date', hint: 'Month / year', autocomplete: 'cc-exp', maxLength: 7 },
  { name: 'cvv', label: 'Security code', hint: '3 or 4 digits', autocomplete: 'cc-csc', maxLength: 4 },
];

/** The form names its attempt, so a second submit finds it made already. */
export const cardForm = (checkout: CheckoutRecord, problems: CardProblems = {}, typed: CardForm = {}): Html =>
  html`<h1>Pay by card</h1>
    ${problemSummary(problems)}
    <form method="post" action="/pay/${checkout.pageId}" novalidate>
      <input type="hidden" name="attempt" value="${checkout.transactions.length + 1}" />
      <div class="fields">${fields.map((field) => cardField(field, problems[field.name], typed))}</div>
      <button type="submit">Pay ${pounds(checkout.amountPence)}</button>
    </form>`;

const problemSummary = (problems: CardProblems) =>
  Object.keys(problems).length > 0 &&
  html`<div class="problems" role="alert">
    <h2>Please check the card</h2>
    <ul>
      ${Object.entries(problems).map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}
    </ul>
  </div>`;

/** Values to show again: no security code, and no number that may be a real card. */
const shownAgain = (name: CardField, typed: CardForm) =>
  name === 'cvv' || (name === 'number' && !findTestCard(typed.number ?? '')) ? '' : typed[name];

const cardField = ({ name, label, hint, autocomplete, maxLength }: Field, wrong = '', typed: CardForm) =>
  html`<div class="field field-${name}">
    <label for="${name}">${label}</label>
    <p class="hint" id="${name}-hint">${hint}</p>
    ${wrong && html`<p class="problem" id="${name}-problem">${wrong}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="text"
      inputmode="${name === 'expiry' ? 'text' : 'numeric'}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      value="${shownAgain(name, typed)}"
      aria-describedby="${name}-hint${wrong && ` ${name}-problem`}"
      ${wrong && html`aria-invalid="true"`}
      required
    />
  </div>`;
