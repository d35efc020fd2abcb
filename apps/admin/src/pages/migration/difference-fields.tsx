import type { MigrationDifference } from '@app/contracts';
import { useState } from 'react';
import { createdText, fieldText, truncate, type FieldText } from './difference-text';
import { text } from './text';

/** The differing fields; long values are shortened and can be expanded. */
export function DifferenceFields({ difference }: { difference: MigrationDifference }) {
  const [isInFull, setInFull] = useState(false);
  const { kind, name, verdict } = difference;
  const fields = difference.fields.map((field) => fieldText(kind, field));
  const hasMore =
    verdict === 'create'
      ? fields.length > 0
      : fields.some(({ live, preview }) => truncate(live) !== live || truncate(preview) !== preview);
  return (
    <>
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
            className="-my-3 inline-flex min-h-11 flex-none items-center text-caption font-label text-ink-2 underline-offset-3 hover:underline wide:-my-0.75 wide:min-h-6.5"
          >
            {isInFull ? text.inShort : text.inFull}
            <span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
      {verdict === 'create' && isInFull && <AllFields fields={fields} />}
    </>
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
