import type { FilePlace } from '@app/contracts';
import { Button } from '@app/ui';
import { ApiError, isApiError } from '@app/web-client';
import { FileUp } from 'lucide-react';
import { sentenceOf } from '../../lib/api/show-failure';
import { FileButton } from '../../lib/controls/file-button';
import { Notice } from '../../lib/controls/notice';
import { tableName } from './restore-table';
import { InvalidFile } from './send-file';
import { text } from './text';

interface RefusedViewProps {
  error: unknown;
  of: 'check' | 'restore';
  isDisabled: boolean;
  checkAgain: () => void;
  onFile: (file: File) => void;
}

export function RefusedView({ error, of, isDisabled, checkAgain, onFile }: RefusedViewProps) {
  const { place } = (error instanceof ApiError && error.body?.details) || {};
  const isOfFile =
    error instanceof InvalidFile || Boolean(place) || isApiError(error, 'restore/newer-format');
  return (
    <>
      <Notice tone="bad" title={of === 'check' || isOfFile ? text.refused : text.failed}>
        <p>{error instanceof InvalidFile ? error.message : (sentenceOf(error) ?? text.notAnswered)}</p>
        {place && <p className="mt-1 [overflow-wrap:anywhere]">{wordsOf(place)}</p>}
      </Notice>
      <div className="mt-3 flex flex-wrap gap-2">
        <ChooseExport label={text.chooseOther} isDisabled={isDisabled} onFile={onFile} />
        {!isOfFile && (
          <Button kind="ghost" className="wide:min-h-10!" isDisabled={isDisabled} onClick={checkAgain}>
            {text.again}
          </Button>
        )}
      </div>
    </>
  );
}

interface ChooseExportProps {
  label?: string;
  isDisabled: boolean;
  onFile: (file: File) => void;
}

export const ChooseExport = ({ label = text.choose, ...button }: ChooseExportProps) => (
  <FileButton
    {...button}
    icon={FileUp}
    className="wide:min-h-10!"
    accept=".json,application/json"
    label={text.file}
  >
    {label}
  </FileButton>
);

/** 'Line 4711: Quotes, row 2, material_id: it points to a row of material that is not in the file.' */
const wordsOf = ({ line, part, row, field, problem }: FilePlace): string => {
  const within = [part && tableName(part), row && text.row(row), field].filter(Boolean).join(', ');
  return `${text.line(line)}: ${within ? `${within}: ` : ''}${problem}.`;
};
