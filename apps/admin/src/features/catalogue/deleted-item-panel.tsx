import type { AdminItem, CatalogueKind } from '@app/contracts';
import { Button } from '@app/ui';
import { RotateCcw } from 'lucide-react';
import { Notice } from '../../lib/controls/notice';
import { PanelSection } from '../../lib/page/panel-section';
import { SidePanel } from '../../lib/page/side-panel';
import { shortTime } from '../../lib/status/short-time';
import { useRestoreItem } from './catalogue-calls';
import { itemName } from './item-form';
import { text } from './text';

interface DeletedItemPanelProps {
  kind: CatalogueKind;
  item: AdminItem;
  deletedAt: string;
  onClose: () => void;
}

/** A row that was deleted can only be brought back. */
export function DeletedItemPanel({ kind, item, deletedAt, onClose }: DeletedItemPanelProps) {
  const restore = useRestoreItem(kind, item);
  return (
    <SidePanel title={itemName(item)} onClose={onClose}>
      <PanelSection>
        <Notice tone="warn" title={text.isDeleted}>
          {text.deletedDetail(shortTime(deletedAt))} {kind === 'materials' && text.deletedMaterial}
        </Notice>
        <Button
          kind="primary"
          icon={RotateCcw}
          isPending={restore.isPending}
          onClick={() => restore.mutate()}
          className="mt-3.5"
        >
          {text.restore}
        </Button>
      </PanelSection>
    </SidePanel>
  );
}
