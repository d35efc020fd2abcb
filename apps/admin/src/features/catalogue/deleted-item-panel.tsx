import type { CatalogueKind } from '@app/contracts';
import { Button } from '@app/ui';
import { RotateCcw } from 'lucide-react';
import { Notice } from '../../lib/controls/notice';
import { PanelSection } from '../../lib/page/panel-section';
import { SidePanel } from '../../lib/page/side-panel';
import { shortTime } from '../../lib/status/short-time';
import { text } from './text';
import { useRestoreItem } from './use-restore-item';

interface DeletedItemPanelProps {
  kind: CatalogueKind;
  id: number;
  name: string;
  deletedAt: string;
  onClose: () => void;
}

/** A row that was deleted can only be brought back. */
export function DeletedItemPanel({ kind, id, name, deletedAt, onClose }: DeletedItemPanelProps) {
  const restore = useRestoreItem({ kind, id, name });
  return (
    <SidePanel title={name} onClose={onClose}>
      <PanelSection>
        <Notice tone="warn" title={text.isDeleted}>
          {[text.deletedDetail(shortTime(deletedAt)), kind === 'materials' && text.deletedMaterial]
            .filter(Boolean)
            .join(' ')}
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
