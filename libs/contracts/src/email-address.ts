/** The longest address that mail can carry (RFC 5321). */
export const maxEmailLength = 254;

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** Without `%` and `!`, because old relays forward such mails elsewhere. */
const word = "[A-Za-z0-9#$&'*+/=?^_`{|}~-]+";

/** Without encoded words, because some programs decode them to a line end or another address. */
const noEncodedWord = '(?!.*=\\?)';

/** Begins with a letter: a number would be an IP address. */
const topLevel = '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * One plain address, for shop and API. Stricter than `type=email`, because it is used in mail headers and in the SMTP
 * envelope.
 */
export const emailPattern = new RegExp(
  `^${noEncodedWord}(?=[^@]{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+${topLevel}$`,
);

/** Expects trimmed text. */
export const isEmail = (text: string): boolean => text.length <= maxEmailLength && emailPattern.test(text);
