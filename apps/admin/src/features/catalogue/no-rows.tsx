import type { CatalogueKind } from '@app/contracts';
import { Button } from '@app/ui';
import { Plus } from 'lucide-react';
import { EmptyState } from '../../lib/page/empty-state';
import { NoMatch } from '../../lib/page/no-match';
import { newItem, useOpenItem } from '../../lib/url/use-open-item';
import { useUrlState } from '../../lib/url/use-url-state';
import { text } from './text';

/** A list without rows: none that fits what was asked, or none at all. */
export function NoRows({ kind, filters }: { kind: CatalogueKind; filters?: readonly string[] }) {
  const url = useUrlState();
  const { open } = useOpenItem();
  const words = text.kinds[kind];
  const isFiltered = ['search', 'status', ...(filters ?? [])].some((name) => url.get(name));
  if (isFiltered) return <NoMatch measure={words.none} filters={filters} />;
  return (
    <EmptyState
      measure={words.none}
      title={text.nothingYet}
      detail={words.nothingDetail}
      action={
        <Button kind="primary" icon={Plus} onClick={() => open(newItem)}>
          {words.add}
        </Button>
      }
    />
  );
}
