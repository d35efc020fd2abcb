import type { ReactNode } from 'react';
import { Paragraph, Strong } from '../parts/paragraph';
import { PhoneLink } from '../parts/contact-links';
import { deadline } from '../words/london-time';

interface RingBeforeProps {
  phone: string | null;
  before: Date;
  /** What to do where there is no number. */
  otherwise?: ReactNode;
}

/** The one thing to do, and until when: the first line of every notice. */
export function RingBefore({ phone, before, otherwise }: RingBeforeProps) {
  return (
    <Paragraph isLede>
      {phone ? (
        <>
          Ring <PhoneLink phone={phone} />
        </>
      ) : (
        otherwise
      )}{' '}
      before <Strong>{deadline(before)}</Strong> (London time).
    </Paragraph>
  );
}
