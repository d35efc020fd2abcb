import { Button, fileSize } from '@app/ui';
import { DatabaseZap, Download, RotateCw } from 'lucide-react';
import { text } from './text';
import { useDatabaseExport } from './use-database-export';

interface MigrationActionsProps {
  isRunning: boolean;
  onStart: () => void;
  isRefreshing: boolean;
  onRefresh: () => void;
}

const tallClass = 'wide:min-h-10!';

/** Running or exporting disables both buttons (specification §4). */
export function MigrationActions({ isRunning, onStart, isRefreshing, onRefresh }: MigrationActionsProps) {
  const backup = useDatabaseExport();
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2 max-wide:flex-col max-wide:items-start">
        <Button
          kind="primary"
          icon={DatabaseZap}
          className={tallClass}
          isPending={isRunning}
          isDisabled={backup.isExporting}
          onClick={onStart}
        >
          {isRunning ? text.starting : text.start}
        </Button>
        <Button
          icon={Download}
          className={tallClass}
          isPending={backup.isExporting}
          isDisabled={isRunning}
          onClick={backup.start}
        >
          {backup.isExporting ? text.exporting : text.export}
        </Button>
        <Button
          kind="ghost"
          icon={RotateCw}
          className={tallClass}
          isPending={isRefreshing}
          isDisabled={isRunning}
          onClick={onRefresh}
        >
          {text.again}
        </Button>
      </div>
      <p role="status" className="num mt-2 text-caption text-ink-3 empty:hidden">
        {backup.bytes !== null && text.soFar(fileSize(backup.bytes))}
      </p>
    </div>
  );
}
