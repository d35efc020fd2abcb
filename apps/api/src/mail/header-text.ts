/** Enough for any name and any subject of ours. */
const longest = 200;

/**
 * Text as it may stand in a header: one line, whatever counts as the end of one, and nothing that turns the direction
 * of reading round or cannot be seen.
 */
export const toHeaderText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    // After the cut, which may have left half a character.
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu, '');
