import type { CatalogueKind } from '@app/contracts';
import { Button } from '@app/ui';
import { Plus } from 'lucide-react';
import { NoRows } from '../../lib/page/no-rows';
import { newItem, useOpenItem } from '../../lib/url/use-open-item';
import { text } from './text';

/** A list of the catalogue without rows; where there are none at all, the way to the first. */
export function NoItems({ kind, filters }: { kind: CatalogueKind; filters?: readonly string[] }) {
  const { open } = useOpenItem();
  const words = text.kinds[kind];
  const action = (
    <Button kind="primary" icon={Plus} onClick={() => open(newItem)}>
      {words.add}
    </Button>
  );
  return (
    <NoRows
      measure={words.none}
      filters={filters}
      empty={{ title: text.nothingYet, detail: words.nothingDetail, action }}
    />
  );
}
