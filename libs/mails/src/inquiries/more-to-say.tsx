import type { Phone } from '@app/content';
import { Paragraph } from '../parts/paragraph';
import { PhoneLink } from '../parts/contact-links';

interface MoreToSayProps {
  children: string;
  /** The number of the person who answers. */
  phone: Phone;
}

/** How to add something, and what to do if a day is too long. */
export function MoreToSay({ children, phone }: MoreToSayProps) {
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

/** Anybody can enter anybody's address in a form. */
export const notYou = [
  'You get this because a form on our site was sent with this address. If that was not you, you need do nothing: there is no list to leave.',
];
