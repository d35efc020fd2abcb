/** Width of a text on one line. */
type Measure = (text: string) => number;

/**
 * Breaks a text into lines of a maximum width, at spaces or, for a word wider than a line, within it. Text beyond the
 * maximum number of lines is cut with an ellipsis.
 */
export function breakLines(text: string, width: number, measure: Measure, maxLines = Infinity): string[] {
  const lines: string[] = [];
  let rest = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  while (rest) {
    if (lines.length === maxLines - 1) return [...lines, shorten(rest, width, measure)];
    const line = lineOf(rest, width, measure);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** The text, shortened with an ellipsis if it does not fit. */
export function shorten(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const fits = longestPrefix(text, (prefix) => measure(`${prefix.trimEnd()}…`) <= width);
  return `${fits.replace(/[\s,;:–-]+$/, '')}…`;
}

/** As many whole words as fit; at least one letter. */
function lineOf(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const fits = longestPrefix(text, (prefix) => measure(prefix.trimEnd()) <= width);
  const lineEnd = text[fits.length] === ' ' ? fits.length : fits.lastIndexOf(' ');
  return lineEnd > 0 ? text.slice(0, lineEnd) : fits || Array.from(text)[0] || text;
}

/** Binary search for the longest prefix that fits; never splits a character. */
function longestPrefix(text: string, fits: (prefix: string) => boolean): string {
  const chars = Array.from(text);
  let [least, most] = [0, chars.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(chars.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return chars.slice(0, least).join('');
}
