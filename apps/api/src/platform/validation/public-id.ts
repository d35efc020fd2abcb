import { quoteIdPattern } from '@app/contracts';
import { requiredWireRule, wireRule, type WireRule } from './wire-rule';

const isId = (value: unknown) => typeof value === 'string' && quoteIdPattern.test(value);
const idSchema = { type: 'string', pattern: quoteIdPattern.source };
const idMessage = 'This must be an id as we give them out.';

const idRule = (name: string): WireRule => ({ name, accepts: isId, message: idMessage, schema: idSchema });

/** An id of 16 random bytes (D8) that must be there. */
export const RequiredPublicId = () => requiredWireRule(idRule('requiredPublicId'));

/** The same where it may be absent; '' means absent (D11). */
export const OptionalPublicId = () =>
  wireRule({ ...idRule('optionalPublicId'), accepts: (value) => value === '' || isId(value) });

/** A list of such ids, optional and perhaps empty. */
export const OptionalPublicIdList = (most: number) =>
  wireRule({
    name: `optionalPublicIdList${most}`,
    accepts: (value) => Array.isArray(value) && value.length <= most && value.every(isId),
    message: `This must be a list of at most ${most} ids as we give them out.`,
    schema: { type: 'array', maxItems: most, items: idSchema },
  });
