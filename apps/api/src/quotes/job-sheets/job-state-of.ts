import type { Measurements } from '@app/contracts';
import type { JobState } from '@app/quote-pdf';
import { isRefunded } from '../payment-blocker-of';
import type { JobRow } from './find-job';
import { workshopWords } from './workshop-words';

const priceOpen = 'The customer has not agreed to the revised price.';

/** Whether a top may be cut, the gravest reason against it first. */
export function jobStateOf(job: JobRow, measurements: Measurements | null): JobState {
  if (job.replaced_by) return { kind: 'replaced', by: job.replaced_by };
  const why = whyNot(job, measurements);
  if (why || !measurements) return { kind: 'not-confirmed', why: why ?? '' };
  const { version, sink, taps, how, note, by, recordedAt } = measurements;
  return {
    kind: 'confirmed',
    agreed: {
      version,
      places: { sink, taps },
      how,
      note: note && workshopWords(note),
      by,
      at: new Date(recordedAt),
    },
  };
}

function whyNot(job: JobRow, measurements: Measurements | null): string | null {
  if (job.deleted_at) return 'This quote has been deleted.';
  if (job.superseded_at) return 'This quote has been replaced.';
  if (job.revision_state && job.revision_state !== 'agreed') return priceOpen;
  if (isRefunded(job)) return 'The deposit has been given back.';
  if (job.status === 'declined') return 'This quote has been declined.';
  if (!measurements) return 'No sizes have been agreed with the customer yet.';
  return job.measured_at ? null : priceOpen;
}
