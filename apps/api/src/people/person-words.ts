import { digitsOf } from '../platform/lists/phone-pattern';

/** What a person is searched by in each table: names, address, digits of the number; as the indexes have it. */
export const personWords = {
  contact: words('first_name', 'last_name', 'email', `coalesce(${digitsOf('phone')}, '')`),
  trade: words('contact_name', 'company_name', 'email', digitsOf('phone')),
} as const;

/** The log of mails has an index over more words than these: so each is looked at again. */
export const mailWords = {
  indexed: words(`coalesce(to_name, '')`, `coalesce(to_address, '')`, `coalesce(subject, '')`),
  own: words(`coalesce(to_name, '')`, 'to_address'),
} as const;

function words(...columns: string[]): string {
  return `lower(${columns.join(` || ' ' || `)})`;
}
