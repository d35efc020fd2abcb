/** The first characters of a text, with an ellipsis where something was left out. Never cuts a character in two. */
export function shorten(words: string, most: number): string {
  const characters = Array.from(words);
  if (characters.length <= most) return words;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
