/** Typewriters have one apostrophe, telephones' keyboards another one: O'Brien and O’Brien are one name. */
const apostrophe = /(?<=[\p{L}\p{N}])['’‘ʼ`´]/gu;

/** A text as a pattern for ILIKE that finds it anywhere: its own wildcards mean themselves, any apostrophe any other. */
export const likePattern = (text: string): string =>
  `%${text.replace(/[\\%_]/g, '\\$&').replace(apostrophe, '_')}%`;
