import { showToast } from '@app/ui';
import type { DepositOutcome } from './api/deposit-outcome';
import { text } from './text';

/** Says what went wrong, in the words of specification §8; what stays on the page about it is returned. */
export function tellFailure(outcome: Exclude<DepositOutcome, { kind: 'ready' }>): string {
  switch (outcome.kind) {
    case 'issue':
      showToast({ title: text.issue, description: outcome.sentence, tone: 'bad' });
      return outcome.sentence;
    case 'no-page':
      showToast({ ...text.noPage, tone: 'bad' });
      return text.noPage.description;
    case 'refused-fields':
    case 'failed':
      showToast({ ...text.failed, tone: 'bad' });
      return text.failed.description;
  }
}
