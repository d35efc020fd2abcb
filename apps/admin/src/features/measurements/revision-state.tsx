import { paths, type RevisionState } from '@app/contracts';
import { Button, copyWithToast, showToast } from '@app/ui';
import { apiMutation, quoteAddress } from '@app/web-client';
import { Copy, PhoneOff } from 'lucide-react';
import { apiText, useAdminMutation } from '../../lib/api/use-admin-call';
import { LinkButton } from '../../lib/controls/link-button';
import { Notice } from '../../lib/controls/notice';
import { ConfirmedButton } from '../../lib/dialog/confirm-dialog';
import { text } from './text';

interface RevisionStateNoticeProps {
  title: string;
  state: RevisionState;
  quoteId: string;
  /** There is an e-mail address to ask its customer by. */
  hasEmail: boolean;
  openAs?: string;
}

export function RevisionStateNotice({ title, state, quoteId, hasEmail, openAs }: RevisionStateNoticeProps) {
  return (
    <Notice tone={state === 'proposed' || state === 'declined' ? 'warn' : 'neutral'} title={title}>
      <p>{state === 'proposed' && !hasEmail ? text.notAsked : text.states[state]}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {state === 'proposed' && (
          <>
            <CopyProposalButton quoteId={quoteId} />
            <DeclineButton quoteId={quoteId} />
          </>
        )}
        {openAs && (
          <LinkButton to={`/?item=${encodeURIComponent(quoteId)}`}>{text.openOrder(openAs)}</LinkButton>
        )}
      </div>
    </Notice>
  );
}

/** To read it to them, or to send it. */
export const CopyProposalButton = ({ quoteId }: { quoteId: string }) => (
  <Button icon={Copy} onClick={() => void copyWithToast(quoteAddress(quoteId))}>
    {text.copyLink}
  </Button>
);

/** For who says no on the phone; a yes is the customer's own to give. */
export function DeclineButton({ quoteId }: { quoteId: string }) {
  const decline = useAdminMutation({
    changes: ['orders', 'money', 'tasks', 'mails'],
    run: () => apiMutation<unknown>('POST', paths.declineRevision(quoteId), {}),
    failure: apiText.statusFailed,
    onDone: () => showToast({ title: text.declineNoted }),
  });
  return (
    <ConfirmedButton
      icon={PhoneOff}
      label={text.decline}
      title={text.declineTitle}
      description={text.declineDetail}
      confirm={text.declineConfirm}
      mutation={decline}
    />
  );
}
