import type { ReactNode } from 'react';
import { Paragraph, Strong } from '../parts/paragraph';
import { PhoneLink } from '../parts/contact-links';
import { deadline } from '../words/london-time';

interface CallBeforeProps {
  phone: string | null;
  before: Date;
  /** What to do without a phone number. */
  otherwise?: ReactNode;
}

/** Whom to call and by when: the first line of every notice. */
export function CallBefore({ phone, before, otherwise }: CallBeforeProps) {
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
