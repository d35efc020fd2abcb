import { company } from '@app/content';
import { Paragraph } from './paragraph';
import { PhoneLink } from './contact-links';

/** Says where to send questions. */
export function Questions() {
  return (
    <Paragraph>
      Questions? Reply to this email; a person reads it.
      {company.phone.display && (
        <>
          {' '}
          Or ring <PhoneLink phone={company.phone.display} />.
        </>
      )}
    </Paragraph>
  );
}
