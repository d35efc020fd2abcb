import { contactLimits, type SaveContactRequest } from '@app/contracts';
import type { FieldRule, Values } from '../../lib/form/check-fields';
import { text } from './text';

/** First name, last name, email and message are required, the phone number is not (specification §5). */
export const contactRules = {
  firstName: { limit: contactLimits.firstName, missing: text.missing.firstName },
  lastName: { limit: contactLimits.lastName, missing: text.missing.lastName },
  email: { limit: contactLimits.email, missing: text.missing.email, isEmail: true },
  phone: { limit: contactLimits.phone },
  message: { limit: contactLimits.message, missing: text.missing.message },
} satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof contactRules;

export const toContactRequest = (values: Values<ContactField>, trap: string): SaveContactRequest => ({
  ...values,
  phone: values.phone || null,
  website: trap || null,
});
