const linkCharacter = /:(?=\/\/)|@(?=\S)|(?<=[\p{L}\p{N}\p{M}])\.(?=\p{L}\p{M}*\p{L})/gu;

/**
 * Adds zero-width spaces, so that mail readers detect no links in the text. For mails to an unverified address: otherwise
 * anybody could send links through us.
 */
export const breakLinks = (words: string): string => words.replace(linkCharacter, '$&\u200B');

/** Does the same for PDFs, with normal spaces: a PDF drops zero-width ones, and replaces look-alike letters by plain ones. */
export function disableLinksForPdf(words: string): string {
  const plain = asDisplayed(words);
  const broken = plain.replace(linkCharacter, '$& ');
  return broken === plain ? words : broken;
}

/** A name for use outside a sentence, such as in a mail's header; null if it contains a link. */
export function nameWithoutLinks(name: string | null): string | null {
  return name !== null && /:\/\/|[wW]{3}\.|@|[\p{L}\p{N}]\.\p{Ll}{2}/u.test(asDisplayed(name)) ? null : name;
}

/** The text as a reader sees it: without invisible characters, and with full-width and ideographic dots as dots. */
const asDisplayed = (words: string) =>
  words
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replace(/(?<=[^\p{L}\p{N}\p{M}])\p{M}+/gu, '');
