import { paths, type PriceChangeResponse } from '@app/contracts';
import { Button, Skeleton } from '@app/ui';
import { Undo2 } from 'lucide-react';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { shortTime } from '../../lib/status/short-time';
import { useUndoPriceChange } from './price-change-calls';
import { text } from './text';

/** More would bury the form above; the audit log has them all. */
const shown = 5;

/** The latest changes of many prices, whoever made them; the last of them can be taken back. */
export function LatestChanges() {
  const { data: changes, error } = useAdminQuery<PriceChangeResponse[]>(paths.priceChanges);
  const { undo, isPending } = useUndoPriceChange();
  return (
    <section aria-labelledby="latest-price-changes" className="mt-6 border-t border-line pt-4">
      <h3 id="latest-price-changes" className="mb-1 font-strong">
        {text.latest}
      </h3>
      {!changes && (error ? <p className="text-ink-2">{text.loadFailed}</p> : <Skeleton className="h-10" />)}
      {changes?.length === 0 && <p className="text-ink-2">{text.noneYet}</p>}
      <ul>
        {changes?.slice(0, shown).map((change) => (
          <li key={change.id} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {change.title}
              <span className="num block text-caption text-ink-3">
                {shortTime(change.at)} · {change.by} · {text.rows(change.changed)}
              </span>
            </span>
            {change.undoneAt && <span className="text-caption text-ink-3">{text.wasUndone}</span>}
            {change.canBeUndone && (
              <Button
                icon={Undo2}
                aria-label={text.undoOf(change.title)}
                isPending={isPending}
                onClick={() => undo(change)}
              >
                {text.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
