/** The longest address that mail can carry (RFC 5321). */
export const longestEmail = 254;

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** As browsers have it for `type=email`, and with a dot in the domain besides: shop and API agree by it. */
export const emailPattern = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`);

/** Whether a text has the form of an e-mail address; spaces around it must be gone already. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text);
