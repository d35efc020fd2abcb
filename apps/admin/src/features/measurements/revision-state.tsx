import type { RevisionState } from '@app/contracts';
import { showToast } from '@app/ui';
import { Copy } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../lib/controls/button';
import { buttonClass } from '../../lib/controls/button-class';
import { Notice } from '../../lib/controls/notice';
import { copyText } from '../../lib/copy-text';
import { quoteAddress } from '../../lib/quote-address';
import { text } from './text';

interface RevisionStateNoticeProps {
  title: string;
  state: RevisionState;
  /** The quote that the customer is asked about. */
  quoteId: string;
  /** Where this is not its own panel: its reference, to go there. */
  openAs?: string;
}

/** How the customer answered to a revised price, and the link by which they can. */
export function RevisionStateNotice({ title, state, quoteId, openAs }: RevisionStateNoticeProps) {
  const copy = async () => {
    const isCopied = await copyText(quoteAddress(quoteId));
    showToast(isCopied ? { title: text.copied } : { title: text.notCopied, tone: 'bad' });
  };
  return (
    <Notice tone={state === 'proposed' || state === 'declined' ? 'warn' : 'neutral'} title={title}>
      <p>{text.states[state]}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {state === 'proposed' && (
          <Button icon={Copy} onClick={() => void copy()}>
            {text.copyLink}
          </Button>
        )}
        {openAs && (
          <Link href={`/?item=${encodeURIComponent(quoteId)}`} className={buttonClass()}>
            {text.openOrder(openAs)}
          </Link>
        )}
      </div>
    </Notice>
  );
}
