import type { MigrationDifference } from '@app/contracts';
import { cx } from '@app/ui';
import { useState } from 'react';
import { createdText, fieldText, truncate, type FieldText } from './difference-text';
import { text } from './text';

interface DifferenceRowProps {
  difference: MigrationDifference;
  word: string;
}

const signs = { create: 'text-ok', update: 'text-warn', kept: 'text-bad' } as const;
const cell = 'py-2.5 align-top max-wide:block max-wide:py-0';

export function DifferenceRow({ difference, word }: DifferenceRowProps) {
  const [isInFull, setInFull] = useState(false);
  const { kind, name, material, verdict } = difference;
  const fields = difference.fields.map((field) => fieldText(kind, field));
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
        <span className="sr-only">{word}</span>
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
              ? createdText(difference)
              : fields.map((field) => (
                  <FieldChange
                    key={field.field}
                    change={field}
                    isKept={verdict === 'kept'}
                    isInFull={isInFull}
                  />
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
      </td>
    </tr>
  );
}

const AllFields = ({ fields }: { fields: readonly FieldText[] }) => (
  <dl className="mt-1.5 grid gap-1.5 text-caption">
    {fields.map(({ field, preview }) => (
      <div key={field}>
        <dt className="text-ink-3">{field}</dt>
        <dd>{preview}</dd>
      </div>
    ))}
  </dl>
);

interface FieldChangeProps {
  change: FieldText;
  /** Live's value stays; Preview's is shown next to it. */
  isKept: boolean;
  isInFull: boolean;
}

function FieldChange({ change: { field, live, preview }, isKept, isInFull }: FieldChangeProps) {
  const shown = (value: string) => (isInFull ? value : truncate(value));
  if (isKept) {
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
