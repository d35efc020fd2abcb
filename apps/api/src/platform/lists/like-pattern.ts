/** A text as a pattern for ILIKE that finds it anywhere: its own wildcards mean themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
