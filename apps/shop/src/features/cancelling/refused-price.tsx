import { refusedPriceText } from '@app/pricing';
import { wholeReferencesAndAmounts } from '@app/ui';
import { useCancellingRules } from './use-cancelling-rules';

interface RefusedPriceProps {
  /** How to cancel, where the page itself offers no way. */
  howToCancel?: string;
  className: string;
}

/** What happens to the deposit after refusing a measured price; the figure is added once loaded. */
export function RefusedPrice({ howToCancel, className }: RefusedPriceProps) {
  const state = useCancellingRules();
  return (
    <p className={className}>
      {wholeReferencesAndAmounts(refusedPriceText(state.kind === 'ready' ? state.data.toMeasure : undefined))}{' '}
      {howToCancel}
    </p>
  );
}
