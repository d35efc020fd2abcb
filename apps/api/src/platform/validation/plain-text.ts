import { emailPattern, isEmail, isPhone, longestEmail, phonePattern } from '@app/contracts';
import { requiredWireRule, wireRule } from './wire-rule';

/** Whether a text holds nothing that a database or another program would choke on (D11). */
export const isClean = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/**
 * What a line must not hold: what ends lines, in the head of a mail say (Unicode's own two ends among them), and what
 * turns the direction of all that follows, so that a name could make an address beside it read as another.
 */
const notInLines = '\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069';
const linePattern = `^[^${notInLines}]*$`;
const line = new RegExp(linePattern, 'u');
export const isLine = (text: string): boolean => line.test(text);

export const lengthOf = (text: string): number => [...text.trim()].length;
const tooLong = (longest: number) =>
  `Please use at most ${longest.toLocaleString('en-GB')} characters, and plain text.`;
/** Something that can be seen: neither space nor one of the characters without width. */
const visible = '[^\\s\\p{Cf}]';
const hasVisible = new RegExp(visible, 'u');
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !hasVisible.test(value));

const textPattern = '^[^\\u0000\\ud800-\\udfff]*$';
const textSchema = (longest: number) => ({
  type: 'string',
  maxLength: longest,
  pattern: textPattern,
});
const lineSchema = (longest: number) => ({ type: 'string', maxLength: longest, pattern: linePattern });
/** None of the characters that count as two where a text's length is measured in UTF-16. */
const singlePattern = '^[^\\u{10000}-\\u{10ffff}]*$';
const notBlank = { pattern: visible };

/** Without spaces around it, and null where nothing is left. */
export const tidy = (text: string | null | undefined): string | null => text?.trim() || null;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && isClean(value) && lengthOf(value) <= longest;
const isOneLine = (value: unknown, longest: number): value is string =>
  isText(value, longest) && isLine(value.trim());
const orFillIn = (message: string) => (value: unknown) => (isBlank(value) ? 'Please fill this in.' : message);

/** Free text, optional: trimmed by whoever takes it, at most so many characters, without NUL or lone surrogates (D11). */
export const OptionalText = (longest: number) =>
  wireRule({
    name: `optionalText${longest}`,
    accepts: (value) => isText(value, longest),
    message: tooLong(longest),
    schema: textSchema(longest),
  });

/** Free text that must be there. */
export const RequiredText = (longest: number) =>
  requiredWireRule({
    name: `requiredText${longest}`,
    accepts: (value) => !isBlank(value) && isText(value, longest),
    message: orFillIn(tooLong(longest)),
    schema: { allOf: [textSchema(longest), notBlank] },
  });

/** One line of text, optional. */
export const OptionalLine = (longest: number) =>
  wireRule({
    name: `optionalLine${longest}`,
    isLine: true,
    accepts: (value) => isOneLine(value, longest),
    message: tooLong(longest),
    schema: { allOf: [textSchema(longest), lineSchema(longest)] },
  });

/** One line of text that must be there. */
export const RequiredLine = (longest: number) =>
  requiredWireRule({
    name: `requiredLine${longest}`,
    isLine: true,
    accepts: (value) => !isBlank(value) && isOneLine(value, longest),
    message: orFillIn(tooLong(longest)),
    schema: { allOf: [textSchema(longest), lineSchema(longest), notBlank] },
  });

/** A phone number that must be there, since somebody will ring it. */
export const RequiredPhone = (longest: number) =>
  requiredWireRule({
    name: `requiredPhone${longest}`,
    isLine: true,
    accepts: (value) => isOneLine(value, longest) && isPhone(value),
    message: orFillIn('Please enter a phone number that we can ring.'),
    schema: { allOf: [textSchema(longest), lineSchema(longest), { pattern: phonePattern.source }] },
  });

/** An e-mail address that must be there; spaces around it are forgiven. */
export const RequiredEmail = () =>
  requiredWireRule({
    name: 'requiredEmail',
    isLine: true,
    accepts: (value) => typeof value === 'string' && isEmail(value.trim()),
    message: orFillIn('Please enter a valid email address.'),
    schema: { type: 'string', maxLength: longestEmail, pattern: emailPattern.source },
  });

/** An e-mail address that may be left out; '' and spaces mean that it is. */
export const OptionalEmail = () =>
  wireRule({
    name: 'optionalEmail',
    isLine: true,
    accepts: (value) => typeof value === 'string' && (value.trim() === '' || isEmail(value.trim())),
    message: 'Please enter a valid email address.',
    schema: { type: 'string', maxLength: longestEmail, pattern: emailPattern.source },
  });

/** A password: taken as it is, spaces and all. */
export const RequiredSecret = (longest: number) =>
  requiredWireRule({
    name: `requiredSecret${longest}`,
    accepts: (value) =>
      typeof value === 'string' && value !== '' && isClean(value) && value.length <= longest,
    message: orFillIn(tooLong(longest)),
    schema: {
      type: 'string',
      minLength: 1,
      pattern: textPattern,
      anyOf: [{ maxLength: longest, pattern: singlePattern }, { maxLength: Math.floor(longest / 2) }],
    },
  });
