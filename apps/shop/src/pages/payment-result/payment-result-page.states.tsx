import { paths, type DepositStatusResponse } from '@app/contracts';
import { answers } from '../../testing/fake-api';
import type { ShopState, ShopStates } from '../../testing/shop-state';
import { text } from './text';

const id = 'kLSwY2vXZwqkrDQuVyeBfQ';
const at = `/payment-result/${id}`;

const withStatus = (deposit: Partial<DepositStatusResponse> & Pick<DepositStatusResponse, 'paymentStatus'>) =>
  ({
    at,
    api: (api) =>
      api.on(
        'GET',
        paths.depositStatus(id),
        answers.ok({
          id,
          depositAmount: '47.70',
          customerName: 'Eleanor Marsh',
          references: ['VT-26-00412'],
          ...deposit,
        }),
      ),
    visit: ({ screen }) => screen.findByRole('heading', { name: text.titles[deposit.paymentStatus] }),
  }) satisfies ShopState;

const failed = withStatus({ paymentStatus: 'failed' });

export const states: ShopStates = {
  part: 'Payment result page',
  states: {
    'loading for ever': { at, api: (api) => api.on('GET', paths.depositStatus(id), answers.never()) },
    pending: withStatus({ paymentStatus: 'pending' }),
    'pending, no answer': {
      at,
      api: (api) => api.on('GET', paths.depositStatus(id), answers.unreachable()),
      visit: ({ screen }) => screen.findByText(text.noAnswer),
    },
    paid: withStatus({ paymentStatus: 'paid' }),
    failed,
    'failed, and trying again failed': {
      ...failed,
      api: (api) => {
        failed.api(api);
        api.on('POST', paths.retryDeposit(id), answers.refused('deposit/provider-unavailable'));
      },
      visit: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: text.retry }));
        await screen.findAllByText(/Nothing has been charged/);
      },
    },
    'given back': {
      ...withStatus({ paymentStatus: 'paid', isRefunded: true }),
      visit: ({ screen }) => screen.findByRole('heading', { name: text.titles.refunded }),
    },
    'in review': withStatus({ paymentStatus: 'review' }),
    'long text': withStatus({
      paymentStatus: 'paid',
      customerName: 'Wolfeschlegelsteinhausenbergerdorff von und zu Donaudampfschifffahrt',
      depositAmount: '123456.78',
      references: Array.from({ length: 12 }, (_, index) => `VT-26-0${1412 + index}`),
    }),
    'not found': {
      at,
      api: (api) => api.on('GET', paths.depositStatus(id), answers.refused('deposit/not-found')),
      visit: ({ screen }) => screen.findByText(text.notFound),
    },
  },
};
