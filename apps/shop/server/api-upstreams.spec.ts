import { readFileSync } from 'node:fs';
import { attachmentLimits, bankStatementLimits, paths } from '@app/contracts';
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

interface ApiDocument {
  paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
}

/** Paths of the API that take a form with files, such as '/api/admin/visits/:id/entries'. */
function pathsForFiles(): string[] {
  const file = new URL('../../api/openapi.json', import.meta.url);
  const { paths: all } = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
  return Object.entries(all)
    .filter(([, { post }]) => 'multipart/form-data' in (post?.requestBody?.content ?? {}))
    .map(([path]) => path.replaceAll(/\{\w+\}/g, ':id'));
}

it('allows large and slow bodies for each upload of photos, and only there', () => {
  const [api, ...otherUpstreams] = apiUpstreams('http://api.example');
  const photoUploads = otherUpstreams.filter(({ bodyTimeMs }) => bodyTimeMs !== undefined);

  expect(photoUploads.map(({ prefix }) => prefix).toSorted()).toEqual(pathsForFiles().toSorted());
  expect(photoUploads.flatMap(({ methods }) => methods)).toEqual(photoUploads.map(() => 'POST'));
  for (const { bodyLimit, bodyTimeMs } of photoUploads) {
    expect(bodyLimit).toBeGreaterThan(attachmentLimits.count * attachmentLimits.size);
    // 50 MB at 1.5 Mbit/s.
    expect(bodyTimeMs).toBeGreaterThan(270_000);
  }
  expect(api?.bodyLimit).toBeLessThan(attachmentLimits.size);
  expect(api?.bodyTimeMs).toBeUndefined();
});

it('lets the longest bank statement through', () => {
  const statements = apiUpstreams('http://api.example').find(({ prefix }) => prefix === paths.bankStatements);
  expect(statements?.bodyLimit).toBeGreaterThan(4 * bankStatementLimits.text);
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
