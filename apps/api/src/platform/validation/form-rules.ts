import { quoteIdPattern } from '@app/contracts';
import { readLondonDay } from '../clock/london-day';
import { optional, type DtoClass, type Rule } from './dto-of';

/** The largest value of a PostgreSQL `integer`. */
export const maxPostgresInteger = 2_147_483_647;

export const matchingPattern = (pattern: RegExp, message: string): Rule => ({
  accepts: (value) => typeof value === 'string' && pattern.test(value),
  message,
  schema: { type: 'string', pattern: pattern.source },
});

/** May be null, which has a meaning of its own; unlike an optional value it must be present. */
const notBase64 = /[^A-Za-z0-9+/=]|=[^=]/;

/**
 * A file in base64, perhaps after a start such as that of a data URL. Only characters that are not allowed are searched for: a
 * pattern for the whole of a long text overflows the stack.
 */
export const requiredBase64 = (message: string, start = ''): Rule => {
  const begins = new RegExp(`^${start}`);
  return {
    accepts: (value) => {
      if (typeof value !== 'string') return false;
      const content = value.replace(begins, '');
      return content.length >= 16 && !notBase64.test(content);
    },
    message,
    schema: { type: 'string', pattern: `^${start}[A-Za-z0-9+/]{16,}={0,2}$` },
  };
};

export const orNull = ({ accepts, message }: Rule): Rule => ({
  accepts: (value) => value === null || accepts(value),
  message,
});

/** May be absent; '' means absent (D11). */
export const optionalOrEmpty = (rule: Rule): Rule =>
  optional({ ...rule, accepts: (value) => value === '' || rule.accepts(value) });

/** A row number or version; a digit string is accepted too (D8). */
const rowNumber = (message: string): Rule => ({
  accepts: (value) =>
    (typeof value === 'number' || typeof value === 'string') &&
    /^\s*[1-9]\d{0,9}\s*$/.test(String(value)) &&
    Number(value) <= maxPostgresInteger,
  message,
  schema: { type: 'integer', minimum: 1, maximum: maxPostgresInteger },
});
export const requiredRowId = rowNumber('Please choose one.');
export const optionalVersion = optional(rowNumber('This must be the version of the row that was changed.'));
export const optionalRowId = optional(rowNumber('Please choose one, or none.'));

export const requiredLondonDay: Rule = {
  accepts: (value) => typeof value === 'string' && readLondonDay(value) !== undefined,
  message: 'This must be a day such as 2026-12-21.',
  // A pattern cannot know which dates exist; the rule checks it.
  schema: { type: 'string', format: 'date' },
};
export const optionalLondonDay = optionalOrEmpty(requiredLondonDay);

const instant = matchingPattern(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/,
  'This must be a time such as 2026-12-01T09:00:00.000Z.',
);
/** As JSON writes a Date. The pattern alone would accept the 31st of February. */
export const requiredInstant: Rule = {
  ...instant,
  accepts: (value) => instant.accepts(value) && !Number.isNaN(Date.parse(value as string)),
};
export const optionalInstant = optional(requiredInstant);

export const requiredFlag: Rule = {
  accepts: (value) => typeof value === 'boolean',
  message: 'This must be true or false.',
  schema: { type: 'boolean' },
};
export const optionalFlag = optional(requiredFlag);

export const requiredOneOf = (choices: readonly string[]): Rule => ({
  accepts: (value) => typeof value === 'string' && choices.includes(value),
  message: `This must be one of: ${choices.join(', ')}.`,
  schema: { type: 'string', enum: [...choices] },
});
export const optionalOneOf = (choices: readonly string[]) => optional(requiredOneOf(choices));

const decimal = /^\s*(?:-?\d{1,12}(?:\.\d{1,12})?)?\s*$/;

export const optionalAmount = optional({
  accepts: (value) =>
    typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && decimal.test(value),
  message: 'This must be an amount such as 477.00.',
  schema: {
    anyOf: [{ type: 'number' }, { type: 'string', pattern: '^(?:-?\\d{1,12}(?:\\.\\d{1,12})?)?$' }],
  },
});

export const requiredPublicId = matchingPattern(quoteIdPattern, 'This must be an id as we give them out.');
export const optionalPublicId = optionalOrEmpty(requiredPublicId);

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `{ from: '08:00', to: '17:00' }`, within the given times. */
export function isWorkingHours(value: unknown, earliest: string, latest: string): boolean {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return false;
  const { from, to } = value;
  if (typeof from !== 'string' || typeof to !== 'string' || !clockTime.test(from) || !clockTime.test(to))
    return false;
  return earliest <= from && from < to && to <= latest;
}

/** May be empty; each entry is validated separately. */
export const listOf = (
  max: number,
  { accepts, schema }: Pick<Rule, 'accepts' | 'schema'>,
  message: string,
): Rule => ({
  accepts: (value) => Array.isArray(value) && value.length <= max && value.every(accepts),
  message,
  ...(schema && { schema: { type: 'array', maxItems: max, items: schema } }),
});

export const optionalPublicIdList = (max: number) =>
  optional(listOf(max, requiredPublicId, `This must be a list of at most ${max} ids as we give them out.`));

export const optionalObject = (nestedDto: DtoClass): Rule =>
  optional({
    nestedDto,
    accepts: (value) => typeof value === 'object' && !Array.isArray(value),
    message: 'This must be an object.',
  });
