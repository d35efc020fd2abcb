import { Button } from '@app/ui';
import type { PriceInquiryProps } from '../../lib/price-inquiry-slot';
import { useLazyDialog } from '../../lib/use-lazy-dialog';
import { text } from './text';

const fetchDialog = () =>
  import(/* webpackChunkName: "price-inquiry" */ './price-inquiry-dialog').then(
    (it) => it.PriceInquiryDialog,
  );

/** Offered where the calculator has no price for a top. */
export function PriceInquiryButton({ top }: PriceInquiryProps) {
  const { Dialog, open, close, isOpen, isOpening, intent } = useLazyDialog(fetchDialog, text.didNotOpen);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 rounded-2 bg-chalk-tint px-4 py-3">
      <p className="text-label">{text.why}</p>
      <Button kind="secondary" size="small" isPending={isOpening} onClick={open} {...intent}>
        {text.ask}
      </Button>
      {Dialog && <Dialog top={top} isOpen={isOpen} onClose={close} />}
    </div>
  );
}
