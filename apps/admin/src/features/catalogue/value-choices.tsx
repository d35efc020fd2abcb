import { toLoadState } from '@app/web-client';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAdminQuery } from '../../lib/api';
import { FailedLine } from '../../lib/page';

interface ValueChoicesProps<Row> {
  label: string;
  hint: string;
  /** List of the rows on sale. */
  path: string;
  valueOf: (row: Row) => string;
  /** Stays on the list, even if it is no longer on sale. */
  chosen: readonly string[];
  isOffered?: (value: string) => boolean;
  field: UseFormRegisterReturn;
}

/** Any number of other rows of the catalogue. */
export function ValueChoices<Row>({
  label,
  hint,
  path,
  valueOf,
  chosen,
  isOffered = () => true,
  field,
}: ValueChoicesProps<Row>) {
  const hintId = useId();
  const sold = toLoadState(useAdminQuery<Row[]>(path));
  const values = sold.kind === 'ready' ? sold.data.map(valueOf).filter(isOffered) : [];
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-1.25 text-small font-label">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[...new Set([...values, ...chosen])].map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 wide:min-h-9">
            <input type="checkbox" value={value} {...field} className="size-4.5 flex-none accent-fill" />
            {value}
          </label>
        ))}
      </div>
      {sold.kind === 'failed' && <FailedLine {...sold} />}
      <p id={hintId} className="mt-1 text-caption text-ink-3">
        {hint}
      </p>
    </fieldset>
  );
}
