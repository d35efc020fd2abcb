import { emailQuoteLimits, type EmailQuoteRequest } from '@app/contracts';
import type { FieldRule } from '../../lib/form/check-fields';
import { text } from './text';

const email = { limit: emailQuoteLimits.email, missing: text.missing.email, isEmail: true };

/** The dialog requires name, email and phone (specification §5). */
export const emailQuoteRules = {
  name: { limit: emailQuoteLimits.name, missing: text.missing.name },
  email,
  phone: { limit: emailQuoteLimits.phone, missing: text.missing.phone },
} satisfies Record<string, FieldRule>;

/** The basket requires only the address. */
export const emailBasketRules = { email } satisfies Record<string, FieldRule>;

/** One quote in the specification's form, or several in the basket's order (D46). */
export const toBasketRequest = (quoteIds: readonly string[], email: string): EmailQuoteRequest => ({
  quoteId: quoteIds[0],
  email,
  ...(quoteIds.length > 1 ? { quoteIds: [...quoteIds] } : {}),
});
