import type { Statement, StatementRunner } from '../database/statements';
import { quotesOfTops } from '../quotes';
import { erasedAddress } from './erased';
import { namesAddress } from './names-address';
import { homeDigitsSql, type PersonKey } from './person-key';

/** All rows that are a person's: what is shown, exported and erased as one. */
export interface PersonRows {
  /** In small letters; null where the person is known by a number or a reference. */
  address: string | null;
  quoteIds: string[];
  /**
   * Quotes of somebody else's that the person had to do with: they were sent to the person's address, carried it before,
   * or the person paid for them. Of these only what is the person's own goes: mails to them, entries that name them, and
   * what they said of themselves.
   */
  formerQuoteIds: string[];
  depositIds: string[];
  contactIds: string[];
  tradeIds: string[];
  mailIds: string[];
  /** Names and numbers that were given with the address. */
  names: string[];
  phones: string[];
}

/** Nobody's. */
export const noRows: PersonRows = {
  address: null,
  quoteIds: [],
  formerQuoteIds: [],
  depositIds: [],
  contactIds: [],
  tradeIds: [],
  mailIds: [],
  names: [],
  phones: [],
};

/** What a statement needs to know whose rows it looks for. Two are null. */
type KeyValues = [email: string | null, digits: string | null, reference: string | null];

export const keyValues = (key: PersonKey): KeyValues => [
  key.kind === 'email' ? key.email : null,
  key.kind === 'phone' ? key.digits : null,
  key.kind === 'reference' ? key.reference : null,
];

/**
 * A mail about a deposit that went to the customer of a quote that it is for: it speaks to them in their own words. One
 * that is yet to be written would have to ask the deposit who they are.
 */
const isOfOthers = `composed_at IS NOT NULL AND EXISTS (
  SELECT FROM deposit_quote JOIN quote ON quote.id = quote_id
  WHERE deposit_quote.deposit_id = mail.deposit_id AND lower(customer_email) = lower(to_address))`;

/**
 * `$1` address, `$2` digits, `$3` reference. A row is whose address it carries. A number counts only on a quote that has
 * no address, a reference only on one that has no number either. One without an address is also whose inquiry it answers;
 * and whose deposit on it was paid, unless it has the number of somebody else. Whoever edits or renews a quote need not say again who they are: so one
 * for the same top is the same person's where it has neither address nor number.
 */
const reachStatement: Statement = {
  name: 'reach-person',
  text: `
    WITH contact AS (
      SELECT id, first_name || ' ' || last_name AS name, phone FROM contact_inquiry WHERE lower(email) = $1
    ), trade AS (
      SELECT id, contact_name AS name, phone FROM trade_inquiry WHERE lower(email) = $1
    ), own_deposit AS (
      SELECT id, customer_name AS name, customer_phone AS phone FROM deposit WHERE lower(customer_email) = $1
    ), named_quote AS (
      SELECT id, customer_name AS name, customer_phone AS phone FROM quote
      WHERE customer_email IS NOT NULL AND lower(customer_email) = $1
      UNION
      SELECT id, customer_name, customer_phone FROM quote
      WHERE customer_email IS NULL AND customer_phone IS NOT NULL AND ${homeDigitsSql('customer_phone')} = $2
      UNION
      SELECT id, customer_name, customer_phone FROM quote
      WHERE reference = $3 AND customer_email IS NULL AND customer_phone IS NULL AND erased_at IS NULL
      UNION
      SELECT id, customer_name, customer_phone FROM quote
      WHERE customer_email IS NULL
        AND id IN (SELECT quote_id FROM deposit_quote WHERE is_paid AND deposit_id IN (SELECT id FROM own_deposit))
        AND (customer_phone IS NULL OR ${homeDigitsSql('customer_phone')} IN (
          SELECT ${homeDigitsSql('phone')} FROM own_deposit))
      UNION
      SELECT id, customer_name, customer_phone FROM quote
      WHERE customer_email IS NULL AND id IN (
        SELECT quote_id FROM inquiry_event
        WHERE contact_inquiry_id IN (SELECT id FROM contact) OR trade_inquiry_id IN (SELECT id FROM trade))
    ), ${quotesOfTops('SELECT id FROM named_quote')}, own_quote AS (
      SELECT id, name, phone FROM named_quote
      UNION
      SELECT id, customer_name, NULL FROM quote
      WHERE id = ANY(ARRAY(SELECT id FROM same)) AND customer_email IS NULL AND customer_phone IS NULL
    ), to_them AS (
      SELECT id, to_name AS name, quote_ids FROM mail
      WHERE to_address IS NOT NULL AND lower(to_address) = $1 AND kind <> 'staff-invitation'
    ), former AS (
      SELECT unnest(quote_ids) AS id FROM to_them
      UNION SELECT quote_id FROM deposit_quote WHERE deposit_id IN (SELECT id FROM own_deposit)
      UNION SELECT quote_id FROM deposit_person JOIN deposit_quote USING (deposit_id) WHERE lower(address) = $1
      UNION SELECT quote_id FROM timeline_entry
      WHERE $1 IS NOT NULL AND ${namesAddress('$1')}
      EXCEPT SELECT id FROM own_quote
    ), said AS (
      SELECT name, phone FROM own_deposit
      UNION SELECT name, phone FROM own_quote
      UNION SELECT name, phone FROM contact
      UNION SELECT name, phone FROM trade
      UNION SELECT name, NULL FROM to_them
    ), about_them AS (
      SELECT id FROM to_them
      UNION SELECT id FROM mail WHERE quote_ids && ARRAY(SELECT id FROM own_quote)
      UNION SELECT id FROM mail
      WHERE deposit_id = ANY(ARRAY(SELECT id FROM own_deposit)) AND NOT (${isOfOthers})
      UNION SELECT id FROM mail
      WHERE quote_ids && ARRAY(SELECT id FROM former) AND to_name = ANY(ARRAY(SELECT name FROM said))
      UNION SELECT id FROM mail WHERE contact_inquiry_id = ANY(ARRAY(SELECT id FROM contact))
      UNION SELECT id FROM mail WHERE trade_inquiry_id = ANY(ARRAY(SELECT id FROM trade))
    )
    SELECT
      ARRAY(SELECT id FROM own_quote ORDER BY id) AS quote_ids,
      ARRAY(SELECT id FROM former ORDER BY id) AS former_quote_ids,
      ARRAY(SELECT id FROM own_deposit ORDER BY id) AS deposit_ids,
      ARRAY(SELECT id FROM contact ORDER BY id) AS contact_ids,
      ARRAY(SELECT id FROM trade ORDER BY id) AS trade_ids,
      ARRAY(SELECT id FROM about_them ORDER BY id) AS mail_ids,
      ARRAY(SELECT DISTINCT name FROM said WHERE name IS NOT NULL ORDER BY name) AS names,
      ARRAY(SELECT DISTINCT phone FROM said WHERE phone IS NOT NULL ORDER BY phone) AS phones`,
};

interface PersonRow {
  quote_ids: string[];
  former_quote_ids: string[];
  deposit_ids: string[];
  contact_ids: string[];
  trade_ids: string[];
  mail_ids: string[];
  names: string[];
  phones: string[];
}

/** Finds all rows that are a person's; all lists are empty where there are none. */
export async function rowsOfPerson(runner: StatementRunner, key: PersonKey): Promise<PersonRows> {
  const address = key.kind === 'email' && key.email !== erasedAddress ? key.email : null;
  if (key.kind === 'email' && !address) return noRows;
  const [row] = await runner.run<PersonRow>(reachStatement, keyValues(key));
  if (!row) return noRows;
  return {
    address,
    quoteIds: row.quote_ids,
    formerQuoteIds: row.former_quote_ids,
    depositIds: row.deposit_ids,
    contactIds: row.contact_ids,
    tradeIds: row.trade_ids,
    mailIds: row.mail_ids,
    names: row.names,
    phones: row.phones,
  };
}

export const isNothing = (person: PersonRows): boolean =>
  [
    person.quoteIds,
    person.formerQuoteIds,
    person.depositIds,
    person.contactIds,
    person.tradeIds,
    person.mailIds,
  ].every((ids) => ids.length === 0);

/** Every quote on which something goes. */
export const touchedQuotes = ({ quoteIds, formerQuoteIds }: PersonRows): string[] => [
  ...quoteIds,
  ...formerQuoteIds,
];

/** What a statement needs that reads what names the person on quotes that are not theirs. */
export const formerValues = ({ formerQuoteIds, address, names, phones }: PersonRows) => [
  address ? formerQuoteIds : [],
  address ?? '',
  [...names, ...phones],
];
