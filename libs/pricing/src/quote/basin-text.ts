/** The same words on card, price line and PDF. */
export const basinText = (isIncluded: boolean): string =>
  isIncluded ? 'basin included' : 'cut-out only, no basin';
