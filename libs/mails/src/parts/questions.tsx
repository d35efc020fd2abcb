import { company } from '@app/content';
import { Paragraph } from './paragraph';
import { PhoneLink } from './contact-links';

/** Where questions go; the reply address is one that people read. */
export function Questions() {
  return (
    <Paragraph>
      Questions? Reply to this mail; a person reads it.
      {company.phone.display && (
        <>
          {' '}
          Or ring <PhoneLink phone={company.phone.display} />.
        </>
      )}
    </Paragraph>
  );
}
