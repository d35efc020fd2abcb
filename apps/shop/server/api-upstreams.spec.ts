import { attachmentLimits, paths } from '@app/contracts';
import { apiUpstreams } from './api-upstreams';

/** The API's longest answer while the card provider is slow. */
const maxDepositMs = 35_000;

it('waits longer for a payment than the API may take', () => {
  const [api, deposits] = apiUpstreams('http://api.example');

  expect(deposits).toMatchObject({ prefix: paths.deposits, methods: ['POST'] });
  expect(deposits?.timeoutMs).toBeGreaterThan(maxDepositMs);
  expect(api).toMatchObject({ prefix: '/api', timeoutMs: 15_000 });
  expect(deposits?.bodyLimit).toBe(api?.bodyLimit);
  expect(paths.retryDeposit('an-id').startsWith(`${paths.deposits}/`)).toBe(true);
});

it('allows large and slow bodies only for photo uploads', () => {
  const [api, ...otherUpstreams] = apiUpstreams('http://api.example');
  const photoUploads = otherUpstreams.filter(({ bodyTimeMs }) => bodyTimeMs !== undefined);

  expect(photoUploads.map(({ prefix, methods }) => [prefix, methods])).toEqual([
    ['/api/quotes/:id/attachments', ['POST']],
    ['/api/contact/:id/attachments', ['POST']],
    ['/api/trade-inquiries/:id/attachments', ['POST']],
    ['/api/admin/quotes/:id/photos', ['POST']],
  ]);
  for (const { bodyLimit, bodyTimeMs } of photoUploads) {
    expect(bodyLimit).toBeGreaterThan(attachmentLimits.count * attachmentLimits.size);
    // 50 MB at 1.5 Mbit/s.
    expect(bodyTimeMs).toBeGreaterThan(270_000);
  }
  expect(api?.bodyLimit).toBeLessThan(attachmentLimits.size);
  expect(api?.bodyTimeMs).toBeUndefined();
});

it('waits for a migration and an export, which answer when they are done', () => {
  const slow = apiUpstreams('http://api.example').filter(({ timeoutMs }) => timeoutMs > 4 * 60_000);

  expect(slow.map(({ prefix, methods }) => [prefix, methods])).toEqual([
    [paths.runImmediateMigration, ['POST']],
    [paths.migratePreviewToLive, ['POST']],
    [paths.previewMigration, ['POST']],
    [paths.exportCurrentData, ['GET']],
  ]);
});
