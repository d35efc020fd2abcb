import type { TopHold } from '@app/contracts';
import { Badge } from '@app/ui';
import { holdLabels } from './text';

/** Why work has to wait; nothing if it has not. */
export const HoldBadges = ({ holds }: { holds: readonly TopHold[] }) => (
  <span className="flex flex-wrap gap-1.5 empty:hidden">
    {holds.map((hold) => (
      <Badge key={hold} tone="bad">
        {holdLabels[hold]}
      </Badge>
    ))}
  </span>
);
