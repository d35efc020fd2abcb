import { Button } from '@app/ui';
import { text } from '../../text';

interface DraftOfferProps {
  onResume: () => void;
  onDismiss: () => void;
}

/** Offers an unfinished draft instead of loading it unasked. */
export function DraftOffer({ onResume, onDismiss }: DraftOfferProps) {
  return (
    <div className="mt-5.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2 border border-line bg-surface py-2.5 pr-2.5 pl-4">
      <p className="text-label text-ink-2">{text.draft}</p>
      <div className="flex flex-wrap gap-1">
        <Button kind="secondary" size="small" onClick={onResume}>
          {text.resumeDraft}
        </Button>
        <Button kind="ghost" size="small" onClick={onDismiss}>
          {text.dismissDraft}
        </Button>
      </div>
    </div>
  );
}
