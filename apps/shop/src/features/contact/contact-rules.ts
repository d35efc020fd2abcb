import { contactLimits, type SaveContactRequest } from '@app/contracts';
import type { FieldRule, Values } from '../../lib/form/check-fields';
import { personRules } from '../../lib/form/person';
import { text } from './text';

/** All but the phone number are required (specification §5). */
export const contactRules = {
  ...personRules,
  message: { limit: contactLimits.message, missing: text.missingMessage },
} satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof contactRules;

export const toContactRequest = (values: Values<ContactField>, trap: string): SaveContactRequest => ({
  ...values,
  phone: values.phone || null,
  website: trap || null,
});
