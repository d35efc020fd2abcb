import type { DueJob } from '../../platform/background/due-job';
import { mostAtOnce } from '../waiting-times';

/** Compose and send one mail. */
export const deliverMail = {
  queue: 'mail',
  name: 'deliver-mail',
  concurrency: mostAtOnce,
} as const satisfies DueJob;
