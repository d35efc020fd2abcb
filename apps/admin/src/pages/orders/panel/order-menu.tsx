import { paths, type AdminQuote } from '@app/contracts';
import { copyWithToast, MenuSeparator } from '@app/ui';
import { paymentUrl, quoteUrl } from '@app/web-client';
import {
  Ban,
  ClipboardList,
  ClipboardPen,
  CopyPlus,
  CreditCard,
  ExternalLink,
  FileDown,
  Link2,
  Mail,
  MailPlus,
  PanelRightOpen,
  Pencil,
  RotateCcw,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { cancelText } from '../../../features/orders/cancel-text';
import { text } from '../../../features/orders/text';
import { orderBlockerOf } from '../../../features/quotes/order-blocker';
import { IconMenuItem, MoreMenu, openInNewTab } from '../../../lib/controls';
import { editQuotePath, takeOrderPath } from '../../../lib/use-url-state';
import { useRestoreOrder } from './order-calls';
import { useOrderDialog, useFollowUp } from './order-dialogs';

interface OrderMenuProps {
  quote: AdminQuote;
  /** In the list: opens the panel. Absent in the panel itself. */
  onOpen?: () => void;
}

/** Without clipboard access the address is shown to be selected. */
const copyLink = (address: string, copied: string) => void copyWithToast(address, { copied }, address);

/** The payment page renews an expired quote; with any other blocker the link would be useless. */
const canPay = ({ paymentBlocker }: AdminQuote) => paymentBlocker === null || paymentBlocker === 'expired';

/** Until it is ordered; a payment page that is open would be for the old price. */
const canEdit = ({ order, isSuperseded, currentQuote, payment }: AdminQuote) =>
  !order && !isSuperseded && !currentQuote && (!payment || payment === 'none' || payment === 'failed');

export function OrderMenu({ quote, onOpen }: OrderMenuProps) {
  const openDialog = useOrderDialog();
  const followUp = useFollowUp();
  const restore = useRestoreOrder();
  const [, navigate] = useLocation();
  const { id, reference } = quote;
  const item = (icon: LucideIcon, label: string, onChoose: () => void) => (
    <IconMenuItem icon={icon} label={label} onChoose={onChoose} />
  );
  return (
    <MoreMenu label={text.menu(reference)}>
      {onOpen && item(PanelRightOpen, text.openDetail, onOpen)}
      {quote.deletedAt === null ? (
        <>
          {canPay(quote) &&
            item(CreditCard, text.payLink, () => copyLink(paymentUrl(id), text.payLinkCopied))}
          {item(Link2, text.shareLink, () => copyLink(quoteUrl(id), text.shareLinkCopied))}
          {item(ExternalLink, text.openPage, () => openInNewTab(quoteUrl(id)))}
          <MenuSeparator />
          {onOpen && item(MailPlus, text.followUp, () => followUp(quote))}
          {item(Mail, text.emailAgain, () => openDialog({ kind: 'email', quote }))}
          {onOpen && (
            <>
              {item(FileDown, text.pdf, () => openInNewTab(paths.adminQuotePdf(id)))}
              {item(ClipboardList, text.jobSheet, () => openInNewTab(paths.jobSheet(id)))}
            </>
          )}
          {canEdit(quote) && item(Pencil, text.editQuote, () => navigate(editQuotePath(id)))}
          {item(CopyPlus, text.copyToNew, () =>
            navigate(`/quotes/new?${new URLSearchParams({ from: id }).toString()}`),
          )}
          {orderBlockerOf(quote) === null &&
            item(ClipboardPen, text.takeOrder, () => navigate(takeOrderPath([id])))}
          <MenuSeparator />
          {quote.order &&
            quote.stage &&
            item(Ban, cancelText.open, () => openDialog({ kind: 'cancel', quote }))}
          {item(Trash2, text.delete, () => openDialog({ kind: 'delete', quote }))}
        </>
      ) : (
        item(RotateCcw, text.restore, () => restore.mutate(quote))
      )}
    </MoreMenu>
  );
}
