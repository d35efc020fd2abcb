/**
 * By when a top is delivered or ready to be collected, in the words of terms, mails and pages.
 * @param areAgreed whether its sizes are: the weeks count from that day
 */
export const handOverWords = (weeks: number, { areAgreed = false } = {}): string =>
  `within ${weeks} ${weeks === 1 ? 'week' : 'weeks'} of the day on which you ${areAgreed ? 'agreed' : 'agree'} the sizes; we agree the day with you.`;
