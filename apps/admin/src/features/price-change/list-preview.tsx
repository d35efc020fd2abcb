import type { PriceImportPreview } from '@app/contracts';
import { Button } from '@app/ui';
import { Notice } from '../../lib/controls/notice';
import { PreviewTable, StepTitle } from './preview-table';
import { text } from './text';

/** More than anybody mends at a time. */
const mostShown = 20;

interface ListPreviewProps {
  preview: PriceImportPreview;
  isApplying: boolean;
  onApply: () => void;
  onBack: () => void;
}

/** What a price list would do, or what is wrong with which of its lines. */
export function ListPreview({ preview, isApplying, onApply, onBack }: ListPreviewProps) {
  const { lines, problems, unchanged, notListed } = preview;
  const isGood = problems.length === 0;
  return (
    <div>
      <StepTitle>
        {isGood
          ? lines.length > 0
            ? text.previewTitle(lines.length)
            : text.nothing
          : text.list.problemsTitle(problems.length)}
      </StepTitle>
      {isGood ? (
        <p className="mt-1 text-ink-2">{text.list.rest(unchanged, notListed)}</p>
      ) : (
        <div className="mt-3">
          <Notice tone="bad" title={text.list.nothingChanged}>
            <ul className="mt-1.5 grid max-h-[32dvh] gap-1 overflow-y-auto">
              {problems.slice(0, mostShown).map(({ line, message }) => (
                <li key={line} className="grid grid-cols-[64px_1fr] gap-2 [overflow-wrap:anywhere]">
                  <span className="num text-ink-3">{text.list.line(line)}</span>
                  {message}
                </li>
              ))}
            </ul>
            {problems.length > mostShown && <p>{text.list.more(problems.length - mostShown)}</p>}
          </Notice>
        </div>
      )}
      {lines.length > 0 && <PreviewTable lines={lines} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{text.list.back}</Button>
        {isGood && lines.length > 0 && (
          <Button kind="primary" isPending={isApplying} onClick={onApply}>
            {isApplying ? text.applying : text.apply(lines.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
