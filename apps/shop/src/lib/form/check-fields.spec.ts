import { checkFields } from './check-fields';

const rules = {
  name: { limit: 5, missing: 'Please enter your name' },
  email: { limit: 254, isEmail: true, missing: 'Please enter your email address' },
  phone: { limit: 40 },
};
const check = (values: Partial<Record<keyof typeof rules, string>>) =>
  checkFields({ name: 'Ada', email: 'ada@example.com', phone: '', ...values }, rules);

it('accepts a complete form without optional fields', () => {
  expect(check({})).toEqual([]);
  expect(check({ phone: '0118 496 0123' })).toEqual([]);
});

it("names missing fields, in the form's order", () => {
  expect(check({ email: '', name: '' })).toEqual([
    { field: 'name', message: 'Please enter your name', isMissing: true },
    { field: 'email', message: 'Please enter your email address', isMissing: true },
  ]);
});

it("states a text's maximum length", () => {
  expect(check({ name: 'Augusta' })).toEqual([
    { field: 'name', message: 'Please keep to 5 characters: this has 7' },
  ]);
  expect(check({ name: 'Gussy' })).toEqual([]);
});

it.each([
  ['eleanor', 'An email address has an @ in it'],
  ['eleanor@example', 'Check the part after the @'],
  ['eleanor@', 'Check the part after the @'],
  ['eleanor@example@example.com', 'Check the part after the @'],
  ['@example.com', 'Check the part before the @'],
  ['eleanör@example.com', 'Check the part before the @'],
  ['eleanor @example.com', 'An email address has no spaces in it'],
])('says what to check in %s', (email, message) => {
  expect(check({ email })).toEqual([{ field: 'email', message }]);
});
