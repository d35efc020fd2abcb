import { errorsIn } from '../../lib/form/field-rules';
import { emptyDeposit } from '../../testing/a-deposit';
import {
  deliveryFields,
  depositRules,
  incompleteToast,
  type DepositField,
  type DepositValues,
} from './deposit-form';

const filled: DepositValues = {
  ...emptyDeposit,
  customerName: 'Eleanor Marsh',
  customerPhone: '07700 900142',
  customerEmail: 'eleanor@example.co.uk',
};
const check = (values: Partial<DepositValues>) =>
  errorsIn({ ...filled, ...values }, depositRules, values.needsDelivery ? [] : deliveryFields);
const fields = (values: Partial<DepositValues>) => Object.keys(check(values)) as DepositField[];

it('requires only name, phone and email for collection', () => {
  expect(fields(emptyDeposit)).toEqual(['customerName', 'customerPhone', 'customerEmail']);
  expect(check({})).toEqual({});
  expect(check({ postcode: 'nonsense', address: '' })).toEqual({});
});

it('requires postcode and address with delivery, in any form (D38)', () => {
  expect(fields({ needsDelivery: true })).toEqual(['postcode', 'address']);
  expect(fields({ needsDelivery: true, postcode: 'RG1 4PS', address: '  ' })).toEqual(['address']);
  expect(fields({ needsDelivery: true, postcode: 'BFPO 801', address: '1 High Street' })).toEqual([]);
});

it('requires a diallable phone number, in any format', () => {
  for (const customerPhone of ['+44 (0)118 496-0123 ext. 4', '496012', '07700900142 after six'])
    expect(fields({ customerPhone })).toEqual([]);
  for (const customerPhone of ['abc', 'none', '0118'])
    expect(check({ customerPhone })).toEqual({ customerPhone: 'A phone number has at least five digits' });
});

it('treats spaces as empty and an incomplete email address as invalid', () => {
  expect(fields({ customerName: '   ' })).toEqual(['customerName']);
  expect(check({ customerEmail: 'eleanor@example' })).toEqual({
    customerEmail: 'Check the part after the @',
  });
});

it.each([
  ['quote', {}, 'Missing Information', 'Please fill in all required fields.'],
  ['basket', {}, 'Incomplete Information', 'Please fill in all required fields.'],
  ['quote', filled, 'Address Required', 'Please provide your delivery address and postcode.'],
  [
    'basket',
    filled,
    'Delivery Information Required',
    'Please provide postcode and full address for delivery.',
  ],
] as const)('has its own messages for missing fields in the %s', (wording, values, title, description) => {
  const missing = fields({ ...emptyDeposit, ...values, needsDelivery: true });

  expect(incompleteToast(missing, wording)).toEqual({ title, description });
});
