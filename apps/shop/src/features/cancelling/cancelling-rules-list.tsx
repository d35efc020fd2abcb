import { company } from '@app/content';
import type { CancellingRules } from '@app/contracts';
import { cancellingText, refusedPriceText } from '@app/pricing';
import { Button, wholeReferencesAndAmounts } from '@app/ui';
import type { LoadState } from '@app/web-client';
import { PhoneLink } from '../../lib/contact-links';
import { useCancellingRules } from './use-cancelling-rules';

export function CancellingRulesList() {
  const state = useCancellingRules();
  return (
    <>
      <RefundRules state={state} />
      <p>
        {text.askFirst}{' '}
        {wholeReferencesAndAmounts(
          refusedPriceText(state.kind === 'ready' ? state.data.toMeasure : undefined),
        )}
      </p>
    </>
  );
}

function RefundRules({ state }: { state: LoadState<CancellingRules> }) {
  switch (state.kind) {
    case 'loading':
      return <p role="status">{text.loading}</p>;
    case 'failed':
      return (
        <div>
          <p role="status">
            {text.failed} <PhoneLink phone={company.phone} />
          </p>
          <Button kind="quiet" size="small" className="mt-2" onClick={state.retry}>
            {text.retry}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <ul className="grid list-disc gap-1.5 pl-5">
          {cancellingText(state.data).map((rule) => (
            <li key={rule}>{wholeReferencesAndAmounts(rule)}</li>
          ))}
        </ul>
      );
  }
}

const text = {
  loading: 'How much that is loads in a moment.',
  failed: 'How much that is did not load. Please try again, or ask us:',
  retry: 'Try again',
  askFirst: 'If measuring changes the price, we ask you first.',
} as const;
