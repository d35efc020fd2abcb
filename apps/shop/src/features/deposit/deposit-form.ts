import { depositLimits } from '@app/contracts';
import {
  emailProblem,
  phoneProblem,
  rulesOf,
  type RequestValues,
  type Values,
} from '../../lib/form/field-rules';
import { text, type Wording } from './text';

/** Any postcode is accepted: the lookup helps, but never blocks a typed address (D38). */
export const depositRules = rulesOf(depositLimits, text, {
  customerPhone: phoneProblem,
  customerEmail: emailProblem,
});

export type DepositField = keyof typeof depositRules;

/** As typed. */
export type DepositValues = Values<typeof depositRules> & { needsDelivery: boolean };
export type SentDeposit = RequestValues<typeof depositRules> & { needsDelivery: boolean };

/** Only for delivery. */
export const deliveryFields: readonly DepositField[] = ['postcode', 'address'];

/** The toast for empty fields (specification §5). */
export const incompleteToast = (missing: readonly DepositField[], wording: Wording) =>
  missing.every((field) => deliveryFields.includes(field))
    ? text.addressMissing[wording]
    : text.incomplete[wording];
