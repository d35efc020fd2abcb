const including = /\bbasin (?:is )?included\b|\b(?:includes|including) (?:the |a )?basin\b/i;

/** Whether a sink's price is that of its basin too: staff say so in its name or description, as in 'basin included'. */
export const includesBasin = ({ name, description }: { name: string; description: string }): boolean =>
  including.test(name) || including.test(description);

/** 'basin not included', as card, price line and PDF say it. */
export const basinWords = (isIncluded: boolean): string =>
  isIncluded ? 'basin included' : 'basin not included';
