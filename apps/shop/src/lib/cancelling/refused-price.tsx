import { refusedPriceWords } from '@app/pricing';
import { wholeWords } from '@app/ui';
import { useCancellingRules } from './use-cancelling-rules';

interface RefusedPriceProps {
  /** How, where the page itself has no way to cancel. */
  how?: string;
  className: string;
}

/** What becomes of the deposit of whoever refuses a measured price; the figure joins the words once it is there. */
export function RefusedPrice({ how, className }: RefusedPriceProps) {
  const state = useCancellingRules();
  return (
    <p className={className}>
      {wholeWords(refusedPriceWords(state.kind === 'ready' ? state.data.toMeasure : undefined))} {how}
    </p>
  );
}
