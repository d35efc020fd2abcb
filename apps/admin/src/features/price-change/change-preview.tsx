import type { CatalogueKind, PriceChangeLine, PriceImportProblem } from '@app/contracts';
import { Button } from '@app/ui';
import type { ReactNode } from 'react';
import { Notice } from '../../lib/controls/notice';
import { pounds } from '../../lib/format-text';
import type { PricesPreview } from './price-change-calls';
import { text } from './text';

interface ChangePreviewProps {
  preview: PricesPreview;
  isApplying: boolean;
  onApply: () => void;
  onBack: () => void;
}

export function ChangePreview({ preview, isApplying, onApply, onBack }: ChangePreviewProps) {
  const lines: readonly Line[] = preview.lines;
  const list = 'problems' in preview ? preview : null;
  const unusable = list?.problems ?? [];
  const changed = lines.filter(({ from, to }) => from !== to).length;
  const isOutOfLimits = lines.some(({ problem }) => problem);
  const words = changed > 0 ? text.previewTitle(changed) : text.nothing;
  return (
    <div>
      <StepTitle>{unusable.length > 0 ? text.list.problemsTitle(unusable.length) : words}</StepTitle>
      {list && unusable.length === 0 && (
        <p className="mt-1 text-ink-2">{text.list.rest(list.unchanged, list.notListed)}</p>
      )}
      {isOutOfLimits && (
        <div className="mt-3">
          <Notice tone="bad" title={text.problems} />
        </div>
      )}
      {unusable.length > 0 && <UnusableLines problems={unusable} />}
      {lines.length > 0 && <PreviewTable lines={lines} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{list ? text.list.back : text.back}</Button>
        {unusable.length === 0 && !isOutOfLimits && changed > 0 && (
          <Button kind="primary" isPending={isApplying} onClick={onApply}>
            {isApplying ? text.applying : text.apply(changed)}
          </Button>
        )}
      </div>
    </div>
  );
}

const maxShown = 20;

const UnusableLines = ({ problems }: { problems: readonly PriceImportProblem[] }) => (
  <div className="mt-3">
    <Notice tone="bad" title={text.list.nothingChanged}>
      <ul className="mt-1.5 grid max-h-[32dvh] gap-1 overflow-y-auto">
        {problems.slice(0, maxShown).map(({ line, message }) => (
          <li key={line} className="grid grid-cols-[64px_1fr] gap-2 [overflow-wrap:anywhere]">
            <span className="num text-ink-3">{text.list.line(line)}</span>
            {message}
          </li>
        ))}
      </ul>
      {problems.length > maxShown && <p>{text.list.more(problems.length - maxShown)}</p>}
    </Notice>
  </div>
);

/** A price list mixes several kinds, whose ids may be equal. */
type Line = Omit<PriceChangeLine, 'problem'> & { problem?: string | null; kind?: CatalogueKind };

const PreviewTable = ({ lines }: { lines: readonly Line[] }) => (
  // The long list scrolls by itself and needs to be focusable.
  <div
    role="region"
    aria-label={text.preview}
    tabIndex={0}
    className="mt-3 max-h-[42dvh] overflow-y-auto rounded-dialog border border-line"
  >
    <table className="num w-full border-separate border-spacing-0 text-admin">
      <thead>
        <tr className="[&>th]:sticky [&>th]:top-0 [&>th]:h-9 [&>th]:border-b [&>th]:border-line [&>th]:bg-raised [&>th]:px-3 [&>th]:text-right [&>th]:text-caption [&>th]:font-[500] [&>th]:text-ink-3 [&>th:first-child]:text-left">
          {text.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>*]:border-b-0">
        {lines.map((line) => (
          <tr
            key={`${line.kind ?? ''}${line.id}`}
            className="[&>*]:border-b [&>*]:border-line [&>*]:px-3 [&>*]:py-2"
          >
            <th scope="row" className="text-left font-normal [overflow-wrap:anywhere]">
              {line.name}
              {line.materialName && <span className="text-ink-3"> {line.materialName}</span>}
              {line.problem && <span className="block text-caption font-label text-bad">{line.problem}</span>}
            </th>
            <td className="text-right whitespace-nowrap text-ink-3">{pounds(line.from)}</td>
            <td className={`text-right font-strong whitespace-nowrap ${line.problem ? 'text-bad' : ''}`}>
              {pounds(line.to)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Takes the focus, since the button that was pressed is gone. */
export const StepTitle = ({ children }: { children: ReactNode }) => (
  <h3 ref={focus} tabIndex={-1} className="text-body font-strong outline-none">
    {children}
  </h3>
);

const focus = (heading: HTMLElement | null) => heading?.focus();
