import { depositLimits } from '@app/contracts';
import { checkFields, type FieldRule, type Problem } from '../../lib/form/check-fields';
import { text, type Wording } from './text';

export interface DepositValues {
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  needsDelivery: boolean;
  postcode: string;
  address: string;
}

export type DepositField = Exclude<keyof DepositValues, 'needsDelivery'>;

export const emptyDeposit: DepositValues = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  needsDelivery: false,
  postcode: '',
  address: '',
};

const required = (field: DepositField): FieldRule => ({
  limit: depositLimits[field],
  missing: text.missing[field],
});

const customerRules = {
  customerName: required('customerName'),
  customerPhone: { ...required('customerPhone'), isPhone: true },
  customerEmail: { ...required('customerEmail'), isEmail: true },
};
/** Any postcode is accepted: the lookup helps, but never blocks a typed address (D38). */
const deliveryRules = { postcode: required('postcode'), address: required('address') };

/** Problems in the order of the form. The address is checked only for delivery. */
export function depositProblems(values: DepositValues): Problem<DepositField>[] {
  const typed = trimmed(values);
  return [
    ...checkFields<keyof typeof customerRules>(typed, customerRules),
    ...(values.needsDelivery ? checkFields<keyof typeof deliveryRules>(typed, deliveryRules) : []),
  ];
}

/** The toast for missing fields (specification §5); null if all are filled but one is invalid. */
export function toastFor(problems: readonly Problem<DepositField>[], wording: Wording) {
  const missing = problems.filter(({ isMissing }) => isMissing).map(({ field }) => field);
  if (missing.some((field) => field in customerRules)) return text.incomplete[wording];
  return missing.length > 0 ? text.addressMissing[wording] : null;
}

export const trimmed = (values: DepositValues): DepositValues => ({
  ...values,
  customerName: values.customerName.trim(),
  customerPhone: values.customerPhone.trim(),
  customerEmail: values.customerEmail.trim(),
  postcode: values.postcode.trim(),
  address: values.address.trim(),
});
