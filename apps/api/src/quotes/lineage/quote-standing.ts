/**
 * The role of a quote among those for its top (decision 38). `current`: the one that counts, at most one for each
 * top; `replaced`: another counts, but it may count again if that is deleted; `proposed`: revised after measuring and
 * not agreed to yet; `superseded`: replaced for good by a revision that the customer agreed to.
 */
export const quoteStandings = ['current', 'replaced', 'proposed', 'superseded'] as const;
export type QuoteStanding = (typeof quoteStandings)[number];

export const isAgreed = (standing: QuoteStanding): boolean =>
  standing === 'current' || standing === 'replaced';
