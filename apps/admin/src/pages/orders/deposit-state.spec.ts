import { depositState } from './deposit-state';

const at = '2026-11-21T09:58:00.000Z';
const state = (paymentStatus: string) =>
  depositState({ id: 'd', paymentStatus, depositAmount: '47.70', createdAt: at }, (pounds) => `£${pounds}`);

it('says that a quote without a deposit needs somebody to follow it up', () => {
  expect(depositState(null, String)).toEqual({
    tone: 'neutral',
    label: 'No Deposit',
    aside: 'Needs follow-up',
  });
});

it.each([
  ['paid', 'ok', 'Paid'],
  ['pending', 'warn', 'Pending'],
  ['failed', 'bad', 'Failed'],
  ['review', 'bad', 'Review'],
])('shows a deposit that is %s', (paymentStatus, tone, label) => {
  expect(state(paymentStatus)).toEqual({ tone, label, aside: '£47.70' });
});
