import type { TopHold } from '@app/contracts';
import { Badge } from '@app/ui';
import { holdLabels, unsignedLabel } from './text';

interface HoldBadgesProps {
  holds: readonly TopHold[];
  isDrawingUnsigned?: boolean;
}

/** Why work has to wait; nothing if it has not. */
export const HoldBadges = ({ holds, isDrawingUnsigned = false }: HoldBadgesProps) => (
  <span className="flex flex-wrap gap-1.5 empty:hidden">
    {holds.map((hold) => (
      <Badge key={hold} tone="bad">
        {holdLabels[hold]}
      </Badge>
    ))}
    {isDrawingUnsigned && <Badge tone="warn">{unsignedLabel}</Badge>}
  </span>
);
