const linkCharacter = /:(?=\/\/)|@(?=\S)|(?<=[\p{L}\p{N}\p{M}])\.(?=\p{L}\p{M}*\p{L})/gu;

/**
 * Text in which mail readers detect no links: a zero-width space after the characters that make an address. For mails
 * to an unverified address; otherwise anybody could use us to send their links.
 */
export const breakLinks = (words: string): string => words.replace(linkCharacter, '$&\u200B');

/** The same for paper, which loses zero-width spaces and turns look-alike letters into plain ones. */
export function disableLinksForPdf(words: string): string {
  const plain = asDisplayed(words);
  const broken = plain.replace(linkCharacter, '$& ');
  return broken === plain ? words : broken;
}

/** A name to stand by itself, above all in a mail's header; null if it is a link or empty. */
export function nameWithoutLinks(name: string | null): string | null {
  return name !== null && /:\/\/|[wW]{3}\.|@|[\p{L}\p{N}]\.\p{Ll}{2}/u.test(asDisplayed(name)) ? null : name;
}

/** As a reader sees it: without invisible characters, and with full-width and ideographic dots as dots. */
const asDisplayed = (words: string) =>
  words
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replace(/(?<=[^\p{L}\p{N}\p{M}])\p{M}+/gu, '');
