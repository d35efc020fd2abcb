import type { MigrationDifference } from '@app/contracts';
import { cx } from '@app/ui';
import { useState } from 'react';
import { createdWords, fieldWords, truncate, type FieldWords } from './difference-words';
import { text } from './text';
import type { OverwriteChoice } from './use-overwriting';

interface DifferenceRowProps {
  difference: MigrationDifference;
  choice?: OverwriteChoice;
  isOverwritten: boolean;
}

const signs = { create: 'text-ok', update: 'text-warn', conflict: 'text-bad' } as const;
const cell = 'py-2.5 align-top max-wide:block max-wide:py-0';

export function DifferenceRow({ difference, choice, isOverwritten }: DifferenceRowProps) {
  const [isInFull, setInFull] = useState(false);
  const { key, kind, name, material, verdict } = difference;
  const fields = difference.fields.map((field) => fieldWords(kind, field));
  const isChosen = choice?.chosen.has(key) ?? isOverwritten;
  const state = verdict === 'conflict' && !isChosen ? 'kept' : 'replaced';
  const hasMore =
    verdict === 'create'
      ? fields.length > 0
      : fields.some(({ live, preview }) => truncate(live) !== live || truncate(preview) !== preview);
  return (
    <tr
      role="row"
      className="border-b border-line max-wide:grid max-wide:grid-cols-[22px_1fr_auto] max-wide:gap-x-1 max-wide:gap-y-0.5 max-wide:py-2.5"
    >
      <td role="cell" className={cx(cell, 'font-strong', signs[verdict])}>
        <span aria-hidden>{text.signs[verdict]}</span>
        <span className="sr-only">{choice ? text.willBe[verdict] : wordOf(verdict, isOverwritten)}</span>
      </td>
      <td role="cell" className={cx(cell, 'text-caption text-ink-3 max-wide:order-2')}>
        {text.kinds[kind]}
      </td>
      <th
        role="rowheader"
        scope="row"
        className={cx(cell, 'pr-3 text-left font-label [overflow-wrap:anywhere] max-wide:order-1')}
      >
        {name}
        {material && <span className="block text-caption font-normal text-ink-3">{material}</span>}
      </th>
      <td
        role="cell"
        className={cx(cell, '[overflow-wrap:anywhere] max-wide:order-3 max-wide:col-[2/-1] max-wide:pt-0.5')}
      >
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            {verdict === 'create'
              ? createdWords(difference)
              : fields.map((field) => (
                  <FieldChange key={field.field} change={field} state={state} isInFull={isInFull} />
                ))}
          </div>
          {hasMore && (
            <button
              type="button"
              aria-expanded={isInFull}
              onClick={() => setInFull(!isInFull)}
              className="-my-3 inline-flex min-h-11 flex-none items-center text-caption font-[500] text-ink-2 underline-offset-3 hover:underline wide:-my-0.75 wide:min-h-6.5"
            >
              {isInFull ? text.inShort : text.inFull}
              <span className="sr-only"> {name}</span>
            </button>
          )}
        </div>
        {verdict === 'create' && isInFull && <AllFields fields={fields} />}
        {verdict === 'conflict' &&
          (choice ? (
            <UsePreview
              record={[name, material].filter(Boolean).join(', ')}
              isChosen={isChosen}
              onToggle={() => choice.toggle(key)}
            />
          ) : (
            <p className="text-caption text-ink-3">{isOverwritten ? text.overwritten : text.kept}</p>
          ))}
      </td>
    </tr>
  );
}

const wordOf = (verdict: MigrationDifference['verdict'], isOverwritten: boolean) =>
  verdict === 'conflict' && isOverwritten ? text.overwritten : text.was[verdict];

const AllFields = ({ fields }: { fields: readonly FieldWords[] }) => (
  <dl className="mt-1.5 grid gap-1.5 text-caption">
    {fields.map(({ field, preview }) => (
      <div key={field}>
        <dt className="text-ink-3">{field}</dt>
        <dd>{preview}</dd>
      </div>
    ))}
  </dl>
);

interface UsePreviewProps {
  /** Which one, for whoever does not see the row. */
  record: string;
  isChosen: boolean;
  onToggle: () => void;
}

const UsePreview = ({ record, isChosen, onToggle }: UsePreviewProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 wide:min-h-8">
    <input type="checkbox" checked={isChosen} onChange={onToggle} className="size-4.5 accent-fill" />
    <span>
      {text.usePreview}
      <span className="sr-only"> {record}</span>
    </span>
  </label>
);

interface FieldChangeProps {
  change: FieldWords;
  /** `kept`: Live's stays, and Preview's is told beside it. */
  state: 'replaced' | 'kept';
  isInFull: boolean;
}

function FieldChange({ change: { field, live, preview }, state, isInFull }: FieldChangeProps) {
  const shown = (value: string) => (isInFull ? value : truncate(value));
  if (state === 'kept') {
    return (
      <p>
        {field} <strong className="font-strong">{shown(live)}</strong> {text.stays},{' '}
        <span className="text-ink-3">{text.previewHas(shown(preview))}</span>
      </p>
    );
  }
  return (
    <p>
      {field} <span className="sr-only">{text.live} </span>
      <del className="text-ink-3">{shown(live)}</del> <span className="sr-only">{text.preview} </span>
      <ins className="font-strong no-underline">{shown(preview)}</ins>
    </p>
  );
}
