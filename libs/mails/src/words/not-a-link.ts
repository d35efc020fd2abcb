const joint = /:(?=\/\/)|@(?=\S)|(?<=[\p{L}\p{N}\p{M}])\.(?=\p{L}\p{M}*\p{L})/gu;

/**
 * Somebody's words, so that no reader of mail makes links of them: after what holds an address together goes a space
 * of no width. For mails to an address that nobody has proved to be the sender's; otherwise anybody could have us send
 * their links to anybody.
 */
export const notALink = (words: string): string => words.replace(joint, '$&\u200B');

/** The same for paper, on which a space of no width is lost and look-alikes of a letter become that letter. */
export function notALinkOnPaper(words: string): string {
  const plain = asWritten(words);
  const broken = plain.replace(joint, '$& ');
  return broken === plain ? words : broken;
}

/** A name that is to stand by itself, above all in the header of a mail; null where it is rather a link, or none. */
export function linklessName(name: string | null): string | null {
  return name !== null && /:\/\/|[wW]{3}\.|@|[\p{L}\p{N}]\.\p{Ll}{2}/u.test(asWritten(name)) ? null : name;
}

/** As it looks to somebody who reads it: nothing unseen, no full-width or ideographic dots, which addresses may have. */
const asWritten = (words: string) =>
  words
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replace(/(?<=[^\p{L}\p{N}\p{M}])\p{M}+/gu, '');
