/** Each tag of a mail with the names of its attributes: what a text could add by breaking out of its place. */
export const tagsIn = (html: string): string[] =>
  [
    ...new Set([...html.matchAll(/<[^>]*>?/g)].map(([tag]) => tag.replace(/=\s*(?:"[^"]*"|'[^']*')/g, ''))),
  ].sort();

/** Where links and pictures lead, without what is of one mail alone. */
export const targetsIn = (html: string): string[] =>
  [
    ...new Set([...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, target = '']) => placeOf(target))),
  ].sort();

const placeOf = (target: string) => {
  const { protocol, host } = new URL(target.replaceAll('&amp;', '&'));
  return `${protocol}${host}`;
};

/** What a reader sees of a mail's HTML. */
export const shownIn = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#x([\da-f]+)|#(\d+)|(lt|gt|quot|amp|nbsp));/gi,
      (_whole, hex?: string, code?: string, name = '') =>
        name
          ? (named[name as keyof typeof named] ?? '')
          : String.fromCodePoint(parseInt(hex ?? code ?? '', hex ? 16 : 10)),
    );

const named = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

/** A text without what may be broken, joined or left out on its way: spaces, line ends, what is not seen. */
export const squash = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]/gu, '');

/**
 * The one address in the value of a header; what is quoted or encoded in it is a name, whatever it looks like. Throws
 * where there are more, or none.
 */
export function addressIn(value: string): string {
  const bare = value.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/=\?[\w-]+\?[bq]\?[^?\s]*\?=/gi, '');
  const { inside, alone } =
    /^(?:[^<>@,;:"()]*<(?<inside>[^<>@,;:"()\s]+@[^<>@,;:"()\s]+)>|(?<alone>[^<>@,;:"()\s]+@[^<>@,;:"()\s]+))$/.exec(
      bare.trim(),
    )?.groups ?? {};
  const address = inside ?? alone;
  if (address === undefined) throw new Error(`not one address: ${value}`);
  return address;
}
