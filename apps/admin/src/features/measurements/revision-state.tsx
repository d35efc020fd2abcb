import { type AdminQuoteDetail, paths, type RevisionState } from '@app/contracts';
import { Button, copyWithToast, showToast } from '@app/ui';
import { apiMutation, quoteUrl } from '@app/web-client';
import { Check, Copy, PhoneOff } from 'lucide-react';
import { apiText, useAdminMutation } from '../../lib/api';
import { ButtonWithConfirmation, DialogButton, LinkButton, Notice } from '../../lib/controls';
import { AgreementDialog, type Proposal } from './agreement-dialog';
import { text } from './text';

interface RevisionStateNoticeProps {
  title: string;
  state: RevisionState;
  proposal: Proposal;
  /** Only known on the revised quote itself. */
  revision?: AdminQuoteDetail['revision'];
  hasEmail: boolean;
  openReference?: string;
}

export function RevisionStateNotice({
  title,
  state,
  proposal,
  revision,
  hasEmail,
  openReference,
}: RevisionStateNoticeProps) {
  return (
    <Notice tone={state === 'proposed' || state === 'declined' ? 'warn' : 'neutral'} title={title}>
      <p>
        {state === 'proposed' && !hasEmail
          ? text.notAsked
          : ((revision && text.agreed(revision)) ?? text.states[state])}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {state === 'proposed' && <ProposalButtons proposal={proposal} />}
        {state === 'declined' && <AgreeButton proposal={proposal} />}
        {openReference && (
          <LinkButton to={`/?item=${encodeURIComponent(proposal.quoteId)}`}>
            {text.openOrder(openReference)}
          </LinkButton>
        )}
      </div>
    </Notice>
  );
}

/** Emails the customer, or records an answer given on the phone or in person. */
export const ProposalButtons = ({ proposal }: { proposal: Proposal }) => (
  <>
    <Button icon={Copy} onClick={() => void copyWithToast(quoteUrl(proposal.quoteId))}>
      {text.copyLink}
    </Button>
    <AgreeButton proposal={proposal} />
    <DeclineButton quoteId={proposal.quoteId} />
  </>
);

const AgreeButton = ({ proposal }: { proposal: Proposal }) => (
  <DialogButton icon={Check} dialog={(close) => <AgreementDialog proposal={proposal} onClose={close} />}>
    {text.agree}
  </DialogButton>
);

function DeclineButton({ quoteId }: { quoteId: string }) {
  const decline = useAdminMutation({
    invalidates: ['orders', 'money', 'tasks', 'mails'],
    mutationFn: () => apiMutation<unknown>('POST', paths.declineRevision(quoteId), {}),
    failure: apiText.statusFailed,
    onSuccess: () => showToast({ title: text.declineNoted }),
  });
  return (
    <ButtonWithConfirmation
      icon={PhoneOff}
      label={text.decline}
      title={text.declineTitle}
      description={text.declineDetail}
      confirmLabel={text.declineConfirm}
      mutation={decline}
    />
  );
}
