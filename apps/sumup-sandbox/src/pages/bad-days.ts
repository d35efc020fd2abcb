import { html, type Html } from '@app/web-server';
import type { Fault } from '../faults/fault';
import type { CheckoutRecord } from '../state/records';

interface BadDay {
  name: string;
  label: string;
  /** Shown once it is set. */
  said: string;
  faultsFor: (reference: string) => Fault[];
}

const days: readonly BadDay[] = [
  {
    name: 'twice',
    label: 'Charge this payment twice',
    said: 'The next card that pays here is charged twice.',
    faultsFor: (reference) => [{ on: 'charge', when: { reference, times: 1 }, kind: 'second-charge' }],
  },
  {
    name: 'pending',
    label: 'Leave it pending for two minutes',
    said: 'For two minutes after a card has paid here, the shop is told that it is pending.',
    faultsFor: (reference) => [
      { on: 'read', when: { reference }, kind: 'lag', seconds: 120 },
      { on: 'list', when: { reference }, kind: 'lag', seconds: 120 },
    ],
  },
  {
    name: 'deadline',
    label: 'Close the page over it',
    said: 'The page closes over the next card that pays here, which is charged two minutes later.',
    faultsFor: (reference) => [
      { on: 'charge', when: { reference, times: 1 }, kind: 'pending-at-deadline', seconds: 120 },
    ],
  },
  {
    name: 'outage',
    label: 'Be out of reach for a minute',
    said: 'For one minute the shop gets no answer from here, about any payment.',
    faultsFor: () => [{ on: 'any', when: { forSeconds: 60 }, kind: 'reset', work: 'none' }],
  },
];

export const findBadDay = (name: string | undefined): BadDay | undefined =>
  days.find((day) => day.name === name);

/** Faults of a payment, one press each: for testers without a terminal. */
export const badDayList = ({ pageId }: CheckoutRecord, set?: BadDay): Html =>
  html`<section class="test-cards" aria-labelledby="bad-days">
    <h2 id="bad-days">Try a bad day</h2>
    ${set ? html`<p role="status"><strong>${set.said}</strong></p>` : html`<p>What goes wrong once you pay.</p>`}
    <form method="post" action="/pay/${pageId}/bad-day" class="choices">
      ${days.map(
        ({ name, label }) =>
          html`<button class="second" type="submit" name="day" value="${name}">${label}</button>`,
      )}
    </form>
  </section>`;
