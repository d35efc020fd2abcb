import { paths, type TradeCustomer } from '@app/contracts';
import { MenuItem, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { useAdminMutation } from '../../lib/api';
import { ConfirmDialog, MoreMenu } from '../../lib/controls';
import { useRole } from '../../lib/session/session';
import { text } from './text';

interface CustomerMenuProps {
  customer: TradeCustomer;
  onEdit: () => void;
}

/** Only the owner edits percentages; the office sends links. */
export function CustomerMenu({ customer, onEdit }: CustomerMenuProps) {
  const { id, company, email, isActive, linkSentAt } = customer;
  const isOwner = useRole() === 'owner';
  const [isEnding, setEnding] = useState(false);
  const sendLink = useAdminMutation({
    invalidates: ['trade', 'mails'],
    mutationFn: () => apiMutation('POST', paths.tradeLink(id), {}),
    failure: text.sendFailed,
    onSuccess: () => showToast({ title: text.linkOnItsWay, description: text.linkOnItsWayDetail(email) }),
  });
  const endLink = useAdminMutation({
    invalidates: ['trade'],
    mutationFn: () => apiMutation('DELETE', paths.tradeLink(id)),
    failure: text.endFailed,
    onSuccess: () => {
      setEnding(false);
      showToast({ title: text.ended });
    },
  });
  if (!isOwner && !isActive && !linkSentAt) return null;
  return (
    <span className="flex justify-end">
      <MoreMenu label={text.actionsFor(company)}>
        {isOwner && <MenuItem onChoose={onEdit}>{text.edit}</MenuItem>}
        {isActive && (
          <MenuItem onChoose={() => sendLink.mutate()}>
            {linkSentAt ? text.sendNewLink : text.sendLink}
          </MenuItem>
        )}
        {linkSentAt && <MenuItem onChoose={() => setEnding(true)}>{text.endLink}</MenuItem>}
      </MoreMenu>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title={text.endTitle(company)}
        description={text.endDetail}
        confirmLabel={text.endLink}
        isPending={endLink.isPending}
        onConfirm={() => endLink.mutate()}
      />
    </span>
  );
}
