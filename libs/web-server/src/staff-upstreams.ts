import { attachmentLimits, paths } from '@app/contracts';
import type { Upstream } from './proxy-to';

const minuteMs = 60_000;
const mebibyte = 1024 * 1024;

/** Limits for uploads of photos: the maximum number with multipart overhead, over a slow phone connection. */
export const photoLimits = {
  bodyLimit: attachmentLimits.count * attachmentLimits.size + mebibyte,
  bodyTimeMs: 5 * minuteMs,
  // Photos are checked and re-encoded before the response.
  timeoutMs: minuteMs,
  methods: ['POST' as const],
};

/** Limits for a colour's picture, a price list or a bank statement. */
const fileLimits = { bodyLimit: 6 * mebibyte, methods: ['POST' as const] };

/** Routes of staff with large or slow requests, each with its limits. A migration or export answers when it is done. */
export const staffUpstreams = (api: Upstream): Upstream[] => [
  ...[paths.quotePhotos, paths.visitEntries, paths.topProblems].map((pathOf) => ({
    ...api,
    ...photoLimits,
    prefix: decodeURIComponent(pathOf(':id')),
  })),
  { ...api, ...fileLimits, prefix: decodeURIComponent(paths.uploadColorImage(':id')) },
  { ...api, ...fileLimits, prefix: paths.priceImports },
  { ...api, ...fileLimits, prefix: paths.bankStatements },
  { ...api, prefix: paths.runImmediateMigration, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.migratePreviewToLive, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.previewMigration, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.exportCurrentData, methods: ['GET'], timeoutMs: 15 * minuteMs },
];
