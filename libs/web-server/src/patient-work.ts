import { paths } from '@app/contracts';
import type { Neighbour } from './pass-on';

const minuteMs = 60_000;

/** A whole export, with its pictures, over the line of an office. How long it may be in the end, the API says. */
const forExports = { bodyLimit: 100_000_000_000, bodyTimeMs: 20 * minuteMs, timeoutMs: 15 * minuteMs };

/**
 * What staff wait for as long as it takes: a migration is answered when it is done, after a backup of everything; the dry
 * run reads another database, far away; an export begins when it is its turn, and takes its time to be checked and
 * restored. To give up before would be to say that it failed while it goes on.
 */
export const patientWork = (api: Neighbour): Neighbour[] => [
  { ...api, prefix: paths.runImmediateMigration, methods: ['POST'], timeoutMs: 15 * minuteMs },
  { ...api, prefix: paths.migratePreviewToLive, methods: ['POST'], timeoutMs: 15 * minuteMs },
  { ...api, prefix: paths.previewMigration, methods: ['POST'], timeoutMs: minuteMs },
  { ...api, ...forExports, prefix: paths.restore, methods: ['POST'] },
  { ...api, prefix: paths.exportCurrentData, methods: ['GET'], timeoutMs: 15 * minuteMs },
];
