import type { JobLabel } from '@app/contracts';
import { showToast } from '@app/ui';
import type { FailedOutcome } from './api/deposit-outcome';
import { depositDraft } from './deposit-draft';
import { text } from './text';
import type { DepositOrder } from './to-deposit-request';

/** The message that stays if there is no card page to open. */
export interface PaymentFailure {
  message: string;
  /** An earlier card page may have been paid on: do not offer to order again. */
  isOutcomeUnknown: boolean;
  /** That earlier deposit, if known; its own page shows its state. */
  depositId: string | null;
  /** The jobs whose pages take the payment instead. */
  jobs: JobLabel[];
}

/** Reports a failed payment for `quotes` in the words of specification §8 or of the API. */
export function showFailure(outcome: FailedOutcome, quotes: DepositOrder['quotes'] = []): PaymentFailure {
  const { title, description } = toastFor(outcome);
  showToast({ title, description, tone: 'bad' });
  const isOutcomeUnknown = outcome.kind === 'issue' && outcome.isOutcomeUnknown;
  return {
    message: description,
    isOutcomeUnknown,
    depositId: (isOutcomeUnknown ? outcome.depositId : null) ?? depositDraft.depositId(),
    jobs: outcome.kind === 'issue' && outcome.code === 'deposit/part-of-job' ? jobsOf(quotes) : [],
  };
}

const jobsOf = (quotes: DepositOrder['quotes']): JobLabel[] => [
  ...new Map(quotes.flatMap(({ job }) => (job ? [[job.id, job] as const] : []))).values(),
];

function toastFor(outcome: FailedOutcome) {
  switch (outcome.kind) {
    case 'issue':
      return { title: text.issueTitle, description: outcome.message };
    case 'no-page':
      return text.noPage;
    case 'invalid-fields':
    case 'failed':
      return text.failed;
  }
}
