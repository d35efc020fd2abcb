import type { AdminMail } from '@app/contracts';
import { Badge, type BadgeTone } from '@app/ui';
import { stateWords } from './text';

const tones = { waiting: 'action', sent: 'ok', failed: 'bad', withheld: 'neutral' } as const satisfies Record<
  AdminMail['state'],
  BadgeTone
>;

/** What became of a mail. */
export const MailStateBadge = ({ state }: Pick<AdminMail, 'state'>) => (
  <Badge isSmall tone={tones[state]}>
    {stateWords[state]}
  </Badge>
);
