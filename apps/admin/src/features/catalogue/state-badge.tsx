import type { AdminItem } from '@app/contracts';
import { Badge } from '@app/ui';
import { text } from './text';

/** Whether visitors find a row. */
export const StateBadge = ({
  item: { isActive, deletedAt },
}: {
  item: Pick<AdminItem, 'isActive' | 'deletedAt'>;
}) =>
  deletedAt ? (
    <Badge isSmall tone="bad">
      {text.states.deleted}
    </Badge>
  ) : (
    <Badge isSmall tone={isActive ? 'ok' : 'neutral'}>
      {isActive ? text.states.active : text.states.inactive}
    </Badge>
  );
