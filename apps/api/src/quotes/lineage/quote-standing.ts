/**
 * The role of a quote among those for its top (decision 38). `current`: at most one for each
 * top; `replaced`: another is current, but this one may become so again if that is deleted; `proposed`: revised after measuring and
 * not agreed to yet; `superseded`: replaced for good by a revision that the customer agreed to.
 */
export const quoteStandings = ['current', 'replaced', 'proposed', 'superseded'] as const;
export type QuoteStanding = (typeof quoteStandings)[number];

export const isAgreed = (standing: QuoteStanding): boolean =>
  standing === 'current' || standing === 'replaced';
