const including = /\bbasin (?:is )?included\b|\b(?:includes|including) (?:the |a )?basin\b/i;

/** Whether a sink's price includes its basin: staff write it into the name or description, as in 'basin included'. */
export const includesBasin = ({ name, description }: { name: string; description: string }): boolean =>
  including.test(name) || including.test(description);

/** 'basin not included', worded the same on card, price line and PDF. */
export const basinText = (isIncluded: boolean): string =>
  isIncluded ? 'basin included' : 'basin not included';
