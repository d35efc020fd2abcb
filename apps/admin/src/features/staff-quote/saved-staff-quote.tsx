import type { SaveStaffQuoteResponse } from '@app/contracts';
import { formatGbp, toPence } from '@app/pricing';
import { showToast } from '@app/ui';
import { CircleCheck, Copy, ExternalLink } from 'lucide-react';
import { Button } from '../../lib/controls/button';
import { buttonClass } from '../../lib/controls/button-class';
import { copyText } from '../../lib/copy-text';
import { fieldFrame, fieldInput } from '../../lib/form/field-class';
import { FieldRow } from '../../lib/form/field-row';
import { quoteAddress } from '../../lib/quote-address';
import { text } from './text';

interface SavedStaffQuoteProps {
  quote: SaveStaffQuoteResponse;
  onDone: () => void;
}

/** What was saved, and the link that the customer gets. */
export function SavedStaffQuote({ quote, onDone }: SavedStaffQuoteProps) {
  const address = quoteAddress(quote.id);
  const copy = async () => {
    const isCopied = await copyText(address);
    showToast(isCopied ? { title: text.copied } : { title: text.notCopied, tone: 'bad' });
  };
  return (
    <div className="grid gap-4 p-5.5">
      <p role="status" className="flex items-center gap-2.5 text-label">
        <CircleCheck aria-hidden className="size-5 flex-none text-ok" strokeWidth={1.75} />
        <span className="num">{text.savedAs(quote.reference, formatGbp(toPence(quote.totalPrice)))}</span>
      </p>
      <FieldRow label={text.address}>
        {(control) => (
          <div className={fieldFrame}>
            <input
              {...control}
              readOnly
              value={address}
              onFocus={({ target }) => target.select()}
              className={fieldInput}
            />
          </div>
        )}
      </FieldRow>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <a href={address} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
          <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
          {text.open}
        </a>
        <Button kind="primary" onClick={onDone} className="ml-auto">
          {text.done}
        </Button>
      </div>
    </div>
  );
}
