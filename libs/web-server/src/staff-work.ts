import { attachmentLimits, paths } from '@app/contracts';
import type { Upstream } from './proxy-to';

const minuteMs = 60_000;
const mebibyte = 1024 * 1024;

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
 * What staff send that is large, and what they wait for as long as it takes: a migration is answered when it is done, and
 * may read a whole export file, as its dry run does; an export begins when it is its turn.
 */
export const staffWork = (api: Upstream): Upstream[] => [
  { ...api, ...forPhotos, prefix: decodeURIComponent(paths.quotePhotos(':id')) },
  { ...api, ...forFiles, prefix: decodeURIComponent(paths.uploadColorImage(':id')) },
  { ...api, ...forFiles, prefix: paths.priceImports },
  { ...api, prefix: paths.runImmediateMigration, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.migratePreviewToLive, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.previewMigration, methods: ['POST'], timeoutMs: 5 * minuteMs },
  { ...api, prefix: paths.exportCurrentData, methods: ['GET'], timeoutMs: 15 * minuteMs },
];
