import { type AdminOrderDetail, handedOver, jobPath, maxJobSheets, paths } from '@app/contracts';
import { IconButton, Menu, MenuSeparator } from '@app/ui';
import {
  Ban,
  ClipboardList,
  Ellipsis,
  ExternalLink,
  FolderOpen,
  type LucideIcon,
  Mail,
  Plus,
  Truck,
} from 'lucide-react';
import { hasStarted } from '../../features/quotes/state-labels';
import { IconMenuItem } from '../../lib/controls/icon-menu-item';
import { inNewTab, LinkButton } from '../../lib/controls/link-button';
import type { OrderPageDialog } from './order-page-dialogs';
import { text } from './text';

interface OrderHeadProps {
  order: AdminOrderDetail;
  ask: (question: OrderPageDialog) => void;
}

const openTab = (address: string) => void window.open(address, '_blank', 'noreferrer');

export function OrderHead({ order, ask }: OrderHeadProps) {
  const { id, reference, tops, customer, job } = order;
  const activeTops = tops.filter(({ stage }) => stage);
  const ids = activeTops.slice(0, maxJobSheets).map(({ id }) => id);
  const [lead = ''] = ids;
  const sheets = ids.length > 1 ? paths.jobSheets(...ids) : paths.jobSheet(lead);
  const page = paths.customersPage(id);
  const sheetsLabel = ids.length > 1 ? text.jobSheets : text.jobSheet;
  const isOpen = activeTops.some(({ stage }) => stage && !handedOver.includes(stage));
  const canAdd = activeTops.length > 0 && !activeTops.some(({ stage }) => stage && hasStarted(stage));
  const item = (icon: LucideIcon, label: string, onChoose: () => void) => (
    <IconMenuItem icon={icon} label={label} onChoose={onChoose} />
  );
  return (
    <>
      {ids.length > 0 && (
        <LinkButton href={sheets} {...inNewTab} icon={ClipboardList} className="max-wide:hidden">
          {sheetsLabel}
        </LinkButton>
      )}
      <LinkButton href={page} {...inNewTab} icon={ExternalLink} className="max-wide:hidden">
        {text.customersPage}
      </LinkButton>
      <Menu
        label={text.menu(reference)}
        trigger={<IconButton icon={Ellipsis} label={text.menu(reference)} />}
      >
        {ids.length > 0 && item(ClipboardList, sheetsLabel, () => openTab(sheets))}
        {item(ExternalLink, text.customersPage, () => openTab(page))}
        {job && item(FolderOpen, text.jobPage, () => openTab(jobPath(job.id)))}
        {customer.email && item(Mail, text.writeMail, () => ask({ kind: 'mail' }))}
        {(isOpen || canAdd) && <MenuSeparator />}
        {canAdd && item(Plus, text.addTops, () => ask({ kind: 'add-tops' }))}
        {isOpen && item(Truck, text.changeDelivery, () => ask({ kind: 'delivery' }))}
        {activeTops.length > 0 && (
          <>
            <MenuSeparator />
            {item(Ban, text.cancelOrder, () => ask({ kind: 'cancel', topId: null }))}
          </>
        )}
      </Menu>
    </>
  );
}
