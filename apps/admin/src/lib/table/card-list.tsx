import { cx, Skeleton, wholeReferences } from '@app/ui';
import type { DataTableProps } from './columns';

const expectedCards = 6;
const frameClass = 'rounded-3 border bg-surface p-3.5';

/** Replaces the table on phones (design §5). */
export function CardList<Row>({ label, list, rowId, card, openId, onOpen }: DataTableProps<Row>) {
  if (!list.rows) {
    return (
      <ul aria-label={label} className="grid gap-2.5">
        {Array.from({ length: expectedCards }, (_, index) => (
          <li key={index} className={cx(frameClass, 'border-line')}>
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2 h-4 w-3/4" />
            <Skeleton className="mt-4 h-6 w-24" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul aria-label={label} className="grid gap-2.5">
      {list.rows.map((row) => {
        const id = rowId(row);
        const { picture, title, end, lines = [], footerStart, footerEnd } = card(row);
        return (
          <li
            key={id}
            className={cx(frameClass, 'relative', String(id) === openId ? 'border-chalk' : 'border-line')}
          >
            <div className="flex gap-3.25">
              {picture && <div className="size-13 flex-none overflow-hidden rounded-2">{picture}</div>}
              <div className="min-w-0 flex-1">
                <div className="flex items-start justify-between gap-3 text-label font-strong">
                  {onOpen ? (
                    // Covers the whole card; the footer is above it.
                    <button
                      type="button"
                      onClick={() => onOpen(row)}
                      className="min-w-0 text-left [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-3"
                    >
                      {title}
                    </button>
                  ) : (
                    <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
                  )}
                  {end && <span className="num flex-none">{end}</span>}
                </div>
                {lines.map((line, index) => (
                  <p key={index} className="num mt-0.5 text-small [overflow-wrap:anywhere] text-ink-2">
                    {wholeReferences(line)}
                  </p>
                ))}
              </div>
            </div>
            {(footerStart ?? footerEnd) && (
              <div className="num mt-2 flex min-h-11 items-center justify-between gap-3 border-t border-line pt-2 text-small">
                <div className="flex min-w-0 items-center gap-2">{footerStart}</div>
                <div className="relative z-1">{footerEnd}</div>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
