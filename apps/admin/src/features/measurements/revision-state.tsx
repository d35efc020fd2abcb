import { paths, type RevisionState } from '@app/contracts';
import { adminDensity, Button, buttonClass, copyText, showToast } from '@app/ui';
import { apiMutation, quoteAddress } from '@app/web-client';
import { Copy, PhoneOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { apiText } from '../../lib/api/api-text';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { Notice } from '../../lib/controls/notice';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
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
          <>
            <Button icon={Copy} onClick={() => void copy()}>
              {text.copyLink}
            </Button>
            <DeclineButton quoteId={quoteId} />
          </>
        )}
        {openAs && (
          <Link href={`/?item=${encodeURIComponent(quoteId)}`} className={buttonClass({}, adminDensity)}>
            {text.openOrder(openAs)}
          </Link>
        )}
      </div>
    </Notice>
  );
}

/** For who says no on the phone; a yes is the customer's own to give. */
function DeclineButton({ quoteId }: { quoteId: string }) {
  const [isAsking, setAsking] = useState(false);
  const decline = useAdminMutation({
    changes: ['orders', 'money', 'tasks', 'mails'],
    run: () => apiMutation<unknown>('POST', paths.declineRevision(quoteId), {}),
    failure: apiText.statusFailed,
    onDone: () => {
      setAsking(false);
      showToast({ title: text.declineNoted });
    },
  });
  return (
    <>
      <Button icon={PhoneOff} onClick={() => setAsking(true)}>
        {text.decline}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.declineTitle}
        description={text.declineDetail}
        confirm={text.declineConfirm}
        isPending={decline.isPending}
        onConfirm={() => decline.mutate()}
      />
    </>
  );
}
