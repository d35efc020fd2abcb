import { attachmentLimits, paths } from '@app/contracts';
import type { Upstream } from './proxy-to';

const minuteMs = 60_000;
const mebibyte = 1024 * 1024;

/** The maximum number of photos and plans with multipart overhead, at the speed of a rural phone connection. */
export const forPhotos = {
  bodyLimit: attachmentLimits.count * attachmentLimits.size + mebibyte,
  bodyTimeMs: 5 * minuteMs,
  // They are checked and re-encoded before the response.
  timeoutMs: minuteMs,
  methods: ['POST' as const],
};

/** A colour's picture, a price list or a bank statement: larger than visitors' requests. */
const forFiles = { bodyLimit: 6 * mebibyte, methods: ['POST' as const] };

/**
 * Staff's large or slow requests: a migration answers when done and may read a whole export file, as its dry run does;
 * an export waits for its turn.
 */
export const staffWork = (api: Upstream): Upstream[] => [
  ...[paths.quotePhotos, paths.visitEntries, paths.topProblems].map((pathOf) => ({
    ...api,
    ...forPhotos,
    prefix: decodeURIComponent(pathOf(':id')),
  })),
  { ...api, ...forFiles, prefix: decodeURIComponent(paths.uploadColorImage(':id')) },
  { ...api, ...forFiles, prefix: paths.priceImports },
  { ...api, ...forFiles, prefix: paths.bankStatements },
  { ...api, prefix: paths.runImmediateMigration, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.migratePreviewToLive, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.previewMigration, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.exportCurrentData, methods: ['GET'], timeoutMs: 15 * minuteMs },
];
