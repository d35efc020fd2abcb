import { paths, type CatalogueKind, type ItemUses } from '@app/contracts';
import { optionalData } from '@app/web-client';
import { useAdminQuery } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { text } from './text';

/** Before an item is taken off sale: the quotes and orders that it is in. */
export function ItemUsesNotice({ kind, id }: { kind: CatalogueKind; id: number }) {
  const uses = optionalData(useAdminQuery<ItemUses>(paths.itemUses(kind, id)));
  if (!uses) return null;
  const isUsed = uses.quotes + uses.orders > 0;
  return (
    <Notice
      tone={isUsed ? 'warn' : 'neutral'}
      title={isUsed ? text.usedIn(uses.quotes, uses.orders) : text.unused}
    >
      {isUsed && (kind === 'basins' ? text.usedBasinDetail : text.usedDetail)}
    </Notice>
  );
}
