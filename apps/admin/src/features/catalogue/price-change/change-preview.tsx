import type { PricedKind, PriceChangeLine, PriceChangePreview, PriceImportProblem } from '@app/contracts';
import { formatFromPrice } from '@app/pricing';
import { Button, cx } from '@app/ui';
import type { ReactNode } from 'react';
import { Notice } from '../../../lib/controls';
import { pounds } from '../../../lib/format-text';
import { SimpleTable } from '../../../lib/table';
import type { PricesPreview } from './price-change-calls';
import { text } from './text';

interface ChangePreviewProps {
  preview: PricesPreview;
  /** Base prices themselves change. */
  isOfBasePrices: boolean;
  isApplying: boolean;
  onApply: () => void;
  onBack: () => void;
}

export function ChangePreview({ preview, isOfBasePrices, isApplying, onApply, onBack }: ChangePreviewProps) {
  const lines: readonly PreviewLine[] = preview.lines;
  const importPreview = 'problems' in preview ? preview : null;
  const invalidLines = importPreview?.problems ?? [];
  const changedCount = lines.filter(({ from, to }) => from !== to).length;
  const isOutOfLimits = lines.some(({ problem }) => problem);
  const title = changedCount > 0 ? text.previewTitle(changedCount) : text.nothing;
  return (
    <div>
      <StepTitle>{invalidLines.length > 0 ? text.list.problemsTitle(invalidLines.length) : title}</StepTitle>
      {importPreview && invalidLines.length === 0 && (
        <p className="mt-1 text-ink-2">{text.list.rest(importPreview.unchanged, importPreview.notListed)}</p>
      )}
      {isOutOfLimits && (
        <div className="mt-3">
          <Notice tone="bad" title={text.problems} />
        </div>
      )}
      {invalidLines.length > 0 && <InvalidLines problems={invalidLines} />}
      {lines.length > 0 && <PreviewTable lines={lines} />}
      {'basePrices' in preview && <BasePrices preview={preview} isOfBasePrices={isOfBasePrices} />}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{importPreview ? text.list.back : text.back}</Button>
        {invalidLines.length === 0 && !isOutOfLimits && changedCount > 0 && (
          <Button kind="primary" isPending={isApplying} onClick={onApply}>
            {isApplying ? text.applying : text.apply(changedCount)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What the shop will advertise, or why that stays. */
const BasePrices = ({
  preview: { basePrices },
  isOfBasePrices,
}: {
  preview: PriceChangePreview;
  isOfBasePrices: boolean;
}) => (
  <ul className="mt-3 grid gap-1 text-ink-2">
    {isOfBasePrices && <li>{text.onlyAdvertised}</li>}
    {basePrices.map(({ id, name, from, to }) => (
      <li key={id}>
        {from === to
          ? text.baseStays(name, pounds(to))
          : text.baseChanges(name, pounds(to), formatFromPrice(to))}
      </li>
    ))}
  </ul>
);

const maxShown = 20;

const InvalidLines = ({ problems }: { problems: readonly PriceImportProblem[] }) => (
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
type PreviewLine = Omit<PriceChangeLine, 'problem'> & { problem?: string | null; kind?: PricedKind };

const PreviewTable = ({ lines }: { lines: readonly PreviewLine[] }) => (
  // The long list scrolls by itself and needs to be focusable.
  <div
    role="region"
    aria-label={text.preview}
    tabIndex={0}
    className="mt-3 max-h-[42dvh] overflow-y-auto rounded-dialog border border-line"
  >
    <SimpleTable
      rows={lines}
      rowId={({ kind = '', id }) => `${kind}${id}`}
      cellClass="border-b border-line px-3 py-2"
      // A sticky header only keeps its borders if they are not collapsed.
      className="border-separate border-spacing-0 [&_tr]:align-middle [&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:h-9 [&_thead_th]:bg-raised [&_thead_th]:pb-0 [&_tbody>tr:last-child>*]:border-b-0"
      columns={[
        {
          header: text.columns.name,
          className: '[overflow-wrap:anywhere]',
          cell: ({ name, materialName, problem }) => (
            <>
              {name}
              {materialName && <span className="text-ink-3"> {materialName}</span>}
              {problem && <span className="block text-caption font-label text-bad">{problem}</span>}
            </>
          ),
        },
        {
          header: text.columns.from,
          isAmount: true,
          className: 'text-ink-3',
          cell: (line) => pounds(line.from),
        },
        {
          header: text.columns.to,
          isAmount: true,
          className: 'font-strong',
          cell: ({ to, problem }) => <span className={cx(problem && 'text-bad')}>{pounds(to)}</span>,
        },
      ]}
    />
  </div>
);

/** Takes the focus, because the clicked button has been removed. */
export const StepTitle = ({ children }: { children: ReactNode }) => (
  <h3 ref={focusOnMount} tabIndex={-1} className="text-body font-strong outline-none">
    {children}
  </h3>
);

const focusOnMount = (heading: HTMLElement | null) => heading?.focus();
