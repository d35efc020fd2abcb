import { Button, fileSize } from '@app/ui';
import { DatabaseZap, Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
import { joinNames } from './difference-words';
import { text } from './text';
import { useDatabaseExport } from './use-database-export';
import type { Overwriting } from './use-overwriting';

interface MigrationActionsProps {
  overwriting: Overwriting;
  isRunning: boolean;
  isBlocked: boolean;
  start: (overwrite: readonly string[]) => void;
  isReading: boolean;
  readAgain: () => void;
}

const tall = 'wide:min-h-10!';
const namesInAQuestion = 4;

/** Start, export, and reading again. While one of the first two works, neither can be pressed (specification §4). */
export function MigrationActions(props: MigrationActionsProps) {
  const { overwriting, isRunning, isBlocked, start, isReading, readAgain } = props;
  const [isAsking, setAsking] = useState(false);
  const backup = useDatabaseExport();
  const overwritten = overwriting.conflicts.filter(({ key }) => overwriting.chosen.has(key));
  const begin = () => {
    setAsking(false);
    start(overwritten.map(({ key }) => key));
  };
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2 max-wide:flex-col max-wide:items-start">
        <Button
          kind="primary"
          icon={DatabaseZap}
          className={tall}
          isPending={isRunning}
          isDisabled={backup.isExporting || (isBlocked && !isRunning)}
          onClick={() => (overwritten.length > 0 ? setAsking(true) : begin())}
        >
          {isRunning ? text.starting : text.start}
        </Button>
        <Button
          icon={Download}
          className={tall}
          isPending={backup.isExporting}
          isDisabled={isRunning || isBlocked}
          onClick={backup.start}
        >
          {backup.isExporting ? text.exporting : text.export}
        </Button>
        <Button
          kind="ghost"
          icon={RotateCw}
          className={tall}
          isPending={isReading}
          isDisabled={isRunning || isBlocked}
          onClick={readAgain}
        >
          {text.again}
        </Button>
      </div>
      <p role="status" className="num mt-2 text-caption text-ink-3 empty:hidden">
        {backup.bytes !== null && text.soFar(fileSize(backup.bytes))}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.overwriteTitle(overwritten.length)}
        description={text.overwriteDetail(namesOf(overwritten.map(({ name }) => name)))}
        confirm={text.overwriteConfirm}
        onConfirm={begin}
      />
    </div>
  );
}

const namesOf = (names: readonly string[]) =>
  joinNames(
    names.length <= namesInAQuestion
      ? names
      : [...names.slice(0, namesInAQuestion - 1), text.and(names.length - namesInAQuestion + 1)],
  );
