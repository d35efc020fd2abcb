import type { ReactNode } from 'react';
import { Paragraph, Strong } from '../parts/paragraph';
import { PhoneLink } from '../parts/contact-links';
import { formatDeadline } from '../words/london-time';

interface CallBeforeProps {
  phone: string | null;
  before: Date;
  /** What to do without a phone number. */
  otherwise?: ReactNode;
}

/** The first line of a mail to the team: whom to call and by when. */
export function CallBefore({ phone, before, otherwise }: CallBeforeProps) {
  return (
    <Paragraph isIntro>
      {phone ? (
        <>
          Ring <PhoneLink phone={phone} />
        </>
      ) : (
        otherwise
      )}{' '}
      before <Strong>{formatDeadline(before)}</Strong> (London time).
    </Paragraph>
  );
}
