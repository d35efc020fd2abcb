import type { Phone } from '@app/content';
import { Paragraph } from '../parts/paragraph';
import { PhoneLink } from '../parts/contact-links';

interface HowToReplyProps {
  children: string;
  /** The number of the person who answers. */
  phone: Phone;
}

/** Says how to add something, and whom to ring if it is urgent. */
export function HowToReply({ children, phone }: HowToReplyProps) {
  return (
    <Paragraph>
      {children}
      {phone.display && (
        <>
          {' '}
          If it cannot wait, ring <PhoneLink phone={phone.display} />.
        </>
      )}
    </Paragraph>
  );
}

/** Because anybody can enter somebody else's address in a form. */
export const ifNotYou = [
  'You get this because a form on our site was sent with this address. If that was not you, you need do nothing: there is no list to leave.',
];
