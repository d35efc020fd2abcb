import type { PriceChangePreview } from '@app/contracts';
import { Button } from '@app/ui';
import { Notice } from '../../lib/controls/notice';
import { PreviewTable, StepTitle } from './preview-table';
import { text } from './text';

interface ChangePreviewProps {
  preview: PriceChangePreview;
  isApplying: boolean;
  onApply: () => void;
  onBack: () => void;
}

/** What every price would become, before anything is written. */
export function ChangePreview({ preview, isApplying, onApply, onBack }: ChangePreviewProps) {
  const { lines } = preview;
  const changed = lines.filter(({ from, to }) => from !== to).length;
  const hasProblem = lines.some(({ problem }) => problem !== null);
  return (
    <div>
      <StepTitle>{changed > 0 ? text.previewTitle(changed) : text.nothing}</StepTitle>
      {hasProblem && (
        <div className="mt-3">
          <Notice tone="bad" title={text.problems} />
        </div>
      )}
      {lines.length > 0 && <PreviewTable lines={lines} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{text.back}</Button>
        {!hasProblem && changed > 0 && (
          <Button kind="primary" isPending={isApplying} onClick={onApply}>
            {isApplying ? text.applying : text.apply(changed)}
          </Button>
        )}
      </div>
    </div>
  );
}
