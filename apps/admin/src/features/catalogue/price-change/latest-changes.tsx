import { paths, type PriceChangeResponse } from '@app/contracts';
import { Button, Skeleton } from '@app/ui';
import { toLoadState } from '@app/web-client';
import { Undo2 } from 'lucide-react';
import { useAdminQuery } from '../../../lib/api';
import { Card } from '../../../lib/page';
import { shortTime } from '../../../lib/status/short-time';
import { useUndoPriceChange } from './price-change-calls';
import { text } from './text';

const maxShown = 5;

export function LatestChanges() {
  const state = toLoadState(useAdminQuery<PriceChangeResponse[]>(paths.priceChanges));
  const changes = state.kind === 'ready' ? state.data : [];
  const { undo, isPending } = useUndoPriceChange();
  return (
    <Card isBare level={3} title={text.latest} className="mt-6 border-t border-line pt-4">
      {state.kind === 'loading' && <Skeleton className="h-10" />}
      {state.kind === 'failed' && <p className="text-ink-2">{text.loadFailed}</p>}
      {state.kind === 'ready' && changes.length === 0 && <p className="text-ink-2">{text.noneYet}</p>}
      <ul>
        {changes.slice(0, maxShown).map((change) => (
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
    </Card>
  );
}
