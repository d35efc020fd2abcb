import type { Phone } from '@app/content';
import { Paragraph } from '../parts/paragraph';
import { PhoneLink } from '../parts/phone-link';

interface MoreToSayProps {
  children: string;
  /** Of whoever answers. */
  phone: Phone;
}

/** How to add something, and what to do where a day is too long. */
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
