import { attachmentLimits, paths } from '@app/contracts';
import { apiUpstreams } from './api-upstreams';

/** What the API needs at most, while the card provider is slow. */
const longestDepositMs = 35_000;

it('waits for a payment longer than the API may take', () => {
  const [api, deposits] = apiUpstreams('http://api.example');

  expect(deposits).toMatchObject({ prefix: paths.deposits, methods: ['POST'] });
  expect(deposits?.timeoutMs).toBeGreaterThan(longestDepositMs);
  expect(api).toMatchObject({ prefix: '/api', timeoutMs: 15_000 });
  expect(deposits?.bodyLimit).toBe(api?.bodyLimit);
  expect(paths.retryDeposit('an-id').startsWith(`${paths.deposits}/`)).toBe(true);
});

it('has room and time for photos where they belong, for an export to be restored, and nowhere else', () => {
  const [api, ...others] = apiUpstreams('http://api.example');
  const large = others.filter(({ bodyTimeMs }) => bodyTimeMs !== undefined);
  const photos = large.filter(({ prefix }) => prefix !== paths.restore);

  expect(photos.map(({ prefix, methods }) => [prefix, methods])).toEqual([
    ['/api/quotes/:id/attachments', ['POST']],
    ['/api/contact/:id/attachments', ['POST']],
    ['/api/trade-inquiries/:id/attachments', ['POST']],
    ['/api/admin/quotes/:id/photos', ['POST']],
  ]);
  for (const { bodyLimit, bodyTimeMs } of photos) {
    expect(bodyLimit).toBeGreaterThan(attachmentLimits.count * attachmentLimits.size);
    // Fifty megabytes at 1.5 Mbit/s.
    expect(bodyTimeMs).toBeGreaterThan(270_000);
  }
  // Two thousand megabytes, as many as the API takes unless told otherwise, at 20 Mbit/s.
  const [restore] = large.filter((upstream) => !photos.includes(upstream));
  expect(restore).toMatchObject({ prefix: paths.restore, methods: ['POST'] });
  expect(restore?.bodyLimit).toBeGreaterThan(2_048_000_000);
  expect(restore?.bodyTimeMs).toBeGreaterThan(800_000);
  expect(api?.bodyLimit).toBeLessThan(attachmentLimits.size);
  expect(api?.bodyTimeMs).toBeUndefined();
});

it('waits for a migration, a restore and the backup before them, which the API answers when they are done', () => {
  const slow = apiUpstreams('http://api.example').filter(({ timeoutMs }) => timeoutMs > 10 * 60_000);

  expect(slow.map(({ prefix, methods }) => [prefix, methods])).toEqual([
    [paths.runImmediateMigration, ['POST']],
    [paths.migratePreviewToLive, ['POST']],
    [paths.restore, ['POST']],
    [paths.exportCurrentData, ['GET']],
  ]);
});
