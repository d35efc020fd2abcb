import { emailProblem, errorsIn, phoneProblem, rulesOf } from './field-rules';

const rules = rulesOf(
  { name: 5, email: 254, phone: 40 },
  {
    labels: { name: 'Name', email: 'Email', phone: 'Phone' },
    missing: { name: 'Please enter your name', email: 'Please enter your email address' },
  },
  { email: emailProblem, phone: phoneProblem },
);
const check = (values: Partial<Record<keyof typeof rules, string>>) =>
  errorsIn({ name: 'Ada', email: 'ada@example.com', phone: '', ...values }, rules);

it('accepts a complete form without optional fields', () => {
  expect(check({})).toEqual({});
  expect(check({ phone: '0118 496 0123' })).toEqual({});
});

it("names missing fields, in the form's order", () => {
  expect(Object.entries(check({ email: '', name: ' ' }))).toEqual([
    ['name', 'Please enter your name'],
    ['email', 'Please enter your email address'],
  ]);
});

it("states a text's maximum length", () => {
  expect(check({ name: 'Augusta' })).toEqual({ name: 'Please keep to 5 characters: this has 7' });
  expect(check({ name: 'Gussy ' })).toEqual({});
});

it('counts the spaces around a password', () => {
  const password = { label: 'Password', missing: 'Please enter it' };

  expect(errorsIn({ password: ' ' }, { password })).toEqual({ password: 'Please enter it' });
  expect(errorsIn({ password: ' ' }, { password: { ...password, isVerbatim: true } })).toEqual({});
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
  expect(check({ email })).toEqual({ email: message });
});
