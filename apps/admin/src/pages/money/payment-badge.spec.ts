import { paymentBadgeOf } from './payment-badge';

it.each([
  ['paid', 'ok', 'Paid'],
  ['pending', 'warn', 'Pending'],
  ['failed', 'bad', 'Failed'],
  ['review', 'bad', 'Review'],
  ['disputed', 'bad', 'Disputed'],
  ['constructor', 'bad', 'Constructor'],
])('shows a deposit that is %s', (status, tone, label) => {
  expect(paymentBadgeOf(status)).toEqual({ tone, label });
});
