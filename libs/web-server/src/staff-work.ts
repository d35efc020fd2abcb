import { attachmentLimits, paths } from '@app/contracts';
import type { Upstream } from './proxy-to';

const minuteMs = 60_000;
const mebibyte = 1024 * 1024;

/** A whole export, with its pictures, over the line of an office. How long it may be in the end, the API says. */
const forExports = { bodyLimit: 100_000_000_000, bodyTimeMs: 20 * minuteMs, timeoutMs: 15 * minuteMs };

/** All photos and plans that are allowed at once and what a browser writes around them, at the pace of a telephone in the country. */
export const forPhotos = {
  bodyLimit: attachmentLimits.count * attachmentLimits.size + mebibyte,
  bodyTimeMs: 5 * minuteMs,
  // They are looked through and made anew before the answer.
  timeoutMs: minuteMs,
  methods: ['POST' as const],
};

/** A picture of a colour, or a list of all prices: more than visitors ever send. */
const forFiles = { bodyLimit: 6 * mebibyte, methods: ['POST' as const] };

/**
 * What staff send that is large, and what they wait for as long as it takes: a migration is answered when it is done, after a
 * backup of everything; the dry run reads another database, far away; an export begins when it is its turn, and takes its time
 * to be checked and restored. To give up before would be to say that it failed while it goes on.
 */
export const staffWork = (api: Upstream): Upstream[] => [
  { ...api, ...forPhotos, prefix: decodeURIComponent(paths.quotePhotos(':id')) },
  { ...api, ...forFiles, prefix: decodeURIComponent(paths.uploadColorImage(':id')) },
  { ...api, ...forFiles, prefix: paths.priceImports },
  { ...api, prefix: paths.runImmediateMigration, methods: ['POST'], timeoutMs: 15 * minuteMs },
  { ...api, prefix: paths.migratePreviewToLive, methods: ['POST'], timeoutMs: 15 * minuteMs },
  { ...api, prefix: paths.previewMigration, methods: ['POST'], timeoutMs: minuteMs },
  { ...api, ...forExports, prefix: paths.restore, methods: ['POST'] },
  { ...api, prefix: paths.exportCurrentData, methods: ['GET'], timeoutMs: 15 * minuteMs },
];
