export const quoteText = {
  remove: (reference: string) => `Remove ${reference}`,
  unknown: (typed: string) => `There is no quote ${typed}.`,
  lookUpFailed: 'The quote could not be looked up.',
} as const;
