import { Badge } from '@app/ui';
import { text } from './text';

/** Whether visitors find a row. */
export const StateBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge isSmall tone={isActive ? 'ok' : 'neutral'}>
    {isActive ? text.states.active : text.states.inactive}
  </Badge>
);
