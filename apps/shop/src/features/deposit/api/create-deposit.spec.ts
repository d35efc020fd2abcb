import { paths, runtimeConfigPath } from '@app/contracts';
import { aDeposit, aPaymentUrl, aRuntimeConfig, emptyDeposit } from '../../../testing/a-deposit';
import { aQuote } from '../../../testing/a-quote';
import { mockResponses, FakeApi } from '../../../testing/fake-api';
import { toDepositRequest } from '../to-deposit-request';
import { createDeposit, retryDeposit } from './create-deposit';

const { id } = aDeposit();
const request = toDepositRequest({ quotes: [aQuote()], basketSessionId: null }, emptyDeposit);
/** The shop server's timeout, see server/api-upstreams.ts. */
const proxyMs = 40_000;

it.each([
  ['create', () => createDeposit(request)],
  ['retry', () => retryDeposit(id)],
])('does not time out a %s before our own server does', async (_, call) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  new FakeApi()
    .on('GET', runtimeConfigPath, mockResponses.ok(aRuntimeConfig))
    .on('POST', paths.deposits, mockResponses.created(aDeposit()))
    .on('POST', paths.retryDeposit(id), mockResponses.ok({ id, paymentUrl: aPaymentUrl }));

  expect(await call()).toEqual({ kind: 'ready', paymentUrl: aPaymentUrl, depositId: id });
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(proxyMs);
});
