/** The longest address that mail can carry (RFC 5321). */
export const maxEmailLength = 254;

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** Without `%` and `!`, with which old relays are told to pass a mail on to somebody else. */
const word = "[A-Za-z0-9#$&'*+/=?^_`{|}~-]+";

/** Nor with the beginning of an encoded word, which careless programs decode into a line end or another address. */
const noEncodedWord = '(?!.*=\\?)';

/** Letters first: what ends in a number is the address of a machine. */
const topLevel = '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * One plain address: stricter than browsers are with `type=email`, as it becomes a line of a mail and its envelope.
 * Shop and API agree by it.
 */
export const emailPattern = new RegExp(
  `^${noEncodedWord}(?=[^@]{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+${topLevel}$`,
);

/** Whether a text has the form of an e-mail address; spaces around it must be gone already. */
export const isEmail = (text: string): boolean => text.length <= maxEmailLength && emailPattern.test(text);
