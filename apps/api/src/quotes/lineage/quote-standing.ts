/**
 * Which of the quotes for its top a quote is (decision 38): `current`, the one that counts, of which a top has one at most;
 * `replaced`, since another one counts, and may count again once that one is deleted; `proposed`, revised after measuring,
 * while its customer has not agreed; `superseded` by such a one that the customer agreed to, for good.
 */
export const quoteStandings = ['current', 'replaced', 'proposed', 'superseded'] as const;
export type QuoteStanding = (typeof quoteStandings)[number];

/** Its customer agreed to it, and to no revised one in its place. */
export const isAgreed = (standing: QuoteStanding): boolean =>
  standing === 'current' || standing === 'replaced';
