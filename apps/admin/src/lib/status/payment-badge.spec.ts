import { paymentWords } from './payment-badge';

it.each([
  ['paid', 'Paid'],
  ['pending', 'Pending'],
  ['failed', 'Failed'],
  ['review', 'Review'],
  ['disputed', 'Disputed'],
  ['constructor', 'Constructor'],
])('says of a deposit that is %s: %s', (status, words) => {
  expect(paymentWords(status)).toBe(words);
});
