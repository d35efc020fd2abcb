import { Button, LazyChunk, useLazyView } from '@app/ui';
import type { Attachments } from '../attachments/use-attachments';
import { buttonText } from './button-text';
import type { InquiredTop } from './inquired-top';

export interface PriceInquiryButtonProps {
  top: InquiredTop;
  /** Chosen beside the notes; sent with the inquiry. */
  attachments: Attachments;
  /** Goes to the colour or sink not chosen yet; null if both are. */
  onChooseMissing?: (() => void) | null;
}

const dialog = new LazyChunk(() =>
  import(/* webpackChunkName: "price-inquiry" */ './price-inquiry-dialog').then(
    (module) => module.PriceInquiryDialog,
  ),
);

export function PriceInquiryButton({ top, attachments, onChooseMissing }: PriceInquiryButtonProps) {
  const { View: Dialog, isOpen, close, button } = useLazyView(dialog, buttonText.didNotOpen);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 rounded-2 bg-chalk-tint px-4 py-3">
      <p className="min-w-0 flex-1 basis-50 text-label">
        {buttonText.explanation}
        {onChooseMissing && ` ${buttonText.choicesAreSent}`}
      </p>
      {onChooseMissing && (
        <Button kind="secondary" size="small" onClick={onChooseMissing}>
          {buttonText.chooseFirst}
        </Button>
      )}
      <Button {...button} kind="secondary" size="small" aria-haspopup="dialog">
        {buttonText.ask}
      </Button>
      {Dialog && <Dialog top={top} attachments={attachments} isOpen={isOpen} onClose={close} />}
    </div>
  );
}
