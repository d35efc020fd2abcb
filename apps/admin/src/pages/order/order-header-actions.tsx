import { type AdminOrderDetail, handedOver, jobPath, maxJobSheets, paths } from '@app/contracts';
import { MenuSeparator } from '@app/ui';
import {
  Ban,
  ClipboardList,
  ExternalLink,
  FolderOpen,
  History,
  type LucideIcon,
  Mail,
  Plus,
  Truck,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { hasStarted } from '../../features/quotes/state-labels';
import { IconMenuItem, inNewTab, LinkButton, MoreMenu, openInNewTab } from '../../lib/controls';
import type { OrderPageDialog } from './order-page-dialogs';
import { text } from './text';

interface OrderHeaderActionsProps {
  order: AdminOrderDetail;
  onOpenDialog: (dialog: OrderPageDialog) => void;
}

export function OrderHeaderActions({ order, onOpenDialog }: OrderHeaderActionsProps) {
  const { id, reference, tops, customer, job } = order;
  const [, navigate] = useLocation();
  const activeTops = tops.filter(({ stage }) => stage);
  const ids = activeTops.slice(0, maxJobSheets).map(({ id }) => id);
  const [firstId = ''] = ids;
  const sheetsHref = ids.length > 1 ? paths.jobSheets(...ids) : paths.jobSheet(firstId);
  const pageHref = paths.customersPage(id);
  const sheetsLabel = ids.length > 1 ? text.jobSheets : text.jobSheet;
  const isOpen = activeTops.some(({ stage }) => stage && !handedOver.includes(stage));
  const canAdd = activeTops.length > 0 && !activeTops.some(({ stage }) => stage && hasStarted(stage));
  const item = (icon: LucideIcon, label: string, onChoose: () => void) => (
    <IconMenuItem icon={icon} label={label} onChoose={onChoose} />
  );
  return (
    <>
      {ids.length > 0 && (
        <LinkButton href={sheetsHref} {...inNewTab} icon={ClipboardList} className="max-wide:hidden">
          {sheetsLabel}
        </LinkButton>
      )}
      <LinkButton href={pageHref} {...inNewTab} icon={ExternalLink} className="max-wide:hidden">
        {text.customersPage}
      </LinkButton>
      <MoreMenu label={text.menu(reference)}>
        {ids.length > 0 && item(ClipboardList, sheetsLabel, () => openInNewTab(sheetsHref))}
        {item(ExternalLink, text.customersPage, () => openInNewTab(pageHref))}
        {job && item(FolderOpen, text.jobPage, () => openInNewTab(jobPath(job.id)))}
        {customer.email && item(Mail, text.writeMail, () => onOpenDialog({ kind: 'mail' }))}
        {item(History, text.history, () => navigate(`/audit?order=${reference}`))}
        {(isOpen || canAdd) && <MenuSeparator />}
        {canAdd && item(Plus, text.addTops, () => onOpenDialog({ kind: 'add-tops' }))}
        {isOpen && item(Truck, text.changeDelivery, () => onOpenDialog({ kind: 'delivery' }))}
        {activeTops.length > 0 && (
          <>
            <MenuSeparator />
            {item(Ban, text.cancelOrder, () => onOpenDialog({ kind: 'cancel', topId: null }))}
          </>
        )}
      </MoreMenu>
    </>
  );
}
