import { idempotencyKeyHeader } from '@app/contracts';
import { ApiError } from '@app/web-client';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { IdempotentRequest } from './idempotent-request';

it('keeps its key until the API responds, so that a retry after a lost connection is not carried out twice', async () => {
  const intent = new IdempotentRequest();
  const keys: string[] = [];
  const call = (outcome?: Error) =>
    intent
      .withKey((key) => {
        keys.push(key);
        return outcome ? Promise.reject(outcome) : Promise.resolve();
      })
      .catch(() => undefined);
  await call(new Error('Network error'));
  await call(new ApiError('503: …', 503, null));
  await call(new ApiError('409: …', 409, null));
  await call();
  await call();

  const [broken, unanswered, refused, done, next] = keys;
  expect(unanswered).toBe(broken);
  expect(refused).toBe(broken);
  expect(new Set([refused, done, next]).size).toBe(3);
  expect(broken).toMatch(/^[0-9a-f]{32}$/);
});

it('uses a new key for a different request, even without a response', async () => {
  const api = new FakeServer().on('POST', '/notes', mockResponses.unreachable());
  const intent = new IdempotentRequest();
  for (const text of ['Rang', 'Rang', 'Rang back'])
    await expect(intent.post('/notes', { text })).rejects.toThrow();
  const [first, again, other] = api.requests.map(({ headers }) => headers[idempotencyKeyHeader]);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
