import { paths, type DepositStatusResponse, type OrderLinkResponse } from '@app/contracts';
import { mockResponses } from '../../testing/fake-api';
import type { ShopUiState, ShopUiStates } from '../../testing/shop-state';
import { text } from './text';

const id = 'kLSwY2vXZwqkrDQuVyeBfQ';
const path = `/payment-result/${id}`;

const inMail: OrderLinkResponse = { token: null, isMailed: true };

const withStatus = (
  deposit: Partial<DepositStatusResponse> & Pick<DepositStatusResponse, 'paymentStatus'>,
  link = inMail,
) =>
  ({
    path,
    api: (api) =>
      api
        .on(
          'GET',
          paths.depositStatus(id),
          mockResponses.ok({
            id,
            depositAmount: '47.70',
            customerName: 'Eleanor Marsh',
            references: ['VT-26-00412'],
            ...deposit,
          }),
        )
        .on('POST', paths.orderOfDeposit(id), mockResponses.ok(link)),
    play: ({ screen }) => screen.findByRole('heading', { name: text.titles[deposit.paymentStatus] }),
  }) satisfies ShopUiState;

const failed = withStatus({ paymentStatus: 'failed' });

export const states: ShopUiStates = {
  title: 'Payment result page',
  states: {
    loading: { path, api: (api) => api.on('GET', paths.depositStatus(id), mockResponses.never()) },
    pending: withStatus({ paymentStatus: 'pending' }),
    'pending, no response': {
      path,
      api: (api) => api.on('GET', paths.depositStatus(id), mockResponses.unreachable()),
      play: ({ screen }) => screen.findByText(text.serverUnreachable),
    },
    paid: {
      ...withStatus({ paymentStatus: 'paid' }, { token: `${id}${id}`.slice(0, 43), isMailed: true }),
      play: ({ screen }) => screen.findByRole('link', { name: text.order }),
    },
    'paid, begun elsewhere': {
      ...withStatus({ paymentStatus: 'paid' }),
      play: ({ screen }) => screen.findByText(text.linkInMail),
    },
    failed,
    'failed, retry failed': {
      ...failed,
      api: (api) => {
        failed.api(api);
        api.on('POST', paths.retryDeposit(id), mockResponses.refused('deposit/provider-unavailable'));
      },
      play: async ({ user, screen }) => {
        await user.click(await screen.findByRole('button', { name: text.retry }));
        await screen.findAllByText(/Nothing has been charged/);
      },
    },
    refunded: {
      ...withStatus({ paymentStatus: 'paid', isRefunded: true }),
      play: ({ screen }) => screen.findByRole('heading', { name: text.titles.refunded }),
    },
    'in review': withStatus({ paymentStatus: 'review' }),
    'long text': withStatus({
      paymentStatus: 'paid',
      customerName: 'Wolfeschlegelsteinhausenbergerdorff von und zu Donaudampfschifffahrt',
      depositAmount: '123456.78',
      references: Array.from({ length: 12 }, (_, index) => `VT-26-0${1412 + index}`),
    }),
    'not found': {
      path,
      api: (api) => api.on('GET', paths.depositStatus(id), mockResponses.refused('deposit/not-found')),
      play: ({ screen }) => screen.findByText(text.notFound),
    },
  },
};
