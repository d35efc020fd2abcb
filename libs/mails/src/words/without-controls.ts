/** Paragraph and line ends in every writing, which readers of mail treat differently. */
const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;
/** What is not seen and yet does something: control characters, turns of the direction of writing, halves of characters. */
const controls = /(?!\n|\t)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;

/** What somebody typed, without what could change how the rest of a mail reads. Line ends are '\n'. */
export const withoutControls = (words: string): string => words.replace(lineEnds, '\n').replace(controls, '');
