import { isPriceWithin } from '@app/pricing';
import { requiredWireRule, wireRule, type WireRule } from '../../platform/validation/wire-rule';

/** What a price may be, in pounds. */
interface PriceLimits {
  min: number;
  max: number;
}

const price = (limits: PriceLimits, places: 2 | 3): WireRule => ({
  name: `price${limits.min}To${limits.max}`,
  accepts: (value) => {
    if (typeof value !== 'number' && typeof value !== 'string') return false;
    try {
      return isPriceWithin(String(value).trim(), limits, places);
    } catch {
      return false;
    }
  },
  message: `Please enter an amount from ${limits.min} to ${limits.max} with at most ${places} decimals.`,
  schema: {
    anyOf: [{ type: 'string' }, { type: 'number', minimum: limits.min, maximum: limits.max }],
  },
});

/** Pounds as a number or a decimal string, within the limits of its kind (specification §5). */
export const OptionalPrice = (limits: PriceLimits, places: 2 | 3) => wireRule(price(limits, places));
export const RequiredPrice = (limits: PriceLimits, places: 2 | 3) => requiredWireRule(price(limits, places));

/** A colour for screens, `#rrggbb`. */
export const OptionalHexCode = () =>
  wireRule({
    name: 'hexCode',
    accepts: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value.trim()),
    message: 'Please give the colour as # and six digits, such as #e4e4e3.',
    schema: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  });

/** Lines of a list such as a material's features; each is there and can be read. */
export const OptionalPoints = ({ count, length }: { count: number; length: number }) =>
  wireRule({
    name: `points${count}Of${length}`,
    accepts: (value) =>
      Array.isArray(value) && value.length <= count && value.every((line) => isPoint(line, length)),
    message: `Please give at most ${count} lines of at most ${length} characters, none of them empty.`,
    schema: { type: 'array', maxItems: count, items: { type: 'string', maxLength: length } },
  });

const isPoint = (line: unknown, length: number) =>
  typeof line === 'string' &&
  /[^\s\p{Cf}]/u.test(line) &&
  !/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u.test(line.trim()) &&
  [...line.trim()].length <= length;

/** The address of one of our own pictures (D32); '' means none. Whether we have it is another question. */
export const OptionalPicture = () =>
  wireRule({
    name: 'ownPicture',
    accepts: (value) =>
      typeof value === 'string' &&
      /^(?:\/(?:stone|api\/images)\/[\w./-]{1,200}(?:\?v=\w{1,64})?)?$/.test(value),
    message: 'This must be one of our own pictures, or nothing.',
    schema: { type: 'string' },
  });
