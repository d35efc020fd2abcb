import { type FindOptionsWhere, In } from 'typeorm';
import type { Attachment } from '../attachments';
import type { StatementRunner } from '../database/statements';
import { nationalNumberSql } from './person-keys';

/** Ids of all rows of a person, for the summary, export and erasing. */
export interface PersonRows {
  /** Quotes whose customer is the person, as entered by staff or because the person paid. */
  quoteIds: string[];
  /** Quotes whose customer details were only entered by the person through the share link; also in `othersQuoteIds`. */
  sentQuoteIds: string[];
  /**
   * Quotes that may be somebody else's and have the person's email address in a mail, timeline entry, deposit or details
   * entered through the share link. Only the person's own details are erased there.
   */
  othersQuoteIds: string[];
  /** The quotes of `othersQuoteIds` with the person's phone number. */
  phoneQuoteIds: string[];
  /** Timeline entries of `othersQuoteIds` with the person's details, or about a deposit that the person began. */
  othersEntryIds: string[];
  depositIds: string[];
  contactIds: string[];
  tradeIds: string[];
  mailIds: string[];
  noteIds: string[];
  tradeCustomerIds: string[];
}

export const noRows: PersonRows = {
  quoteIds: [],
  sentQuoteIds: [],
  othersQuoteIds: [],
  phoneQuoteIds: [],
  othersEntryIds: [],
  depositIds: [],
  contactIds: [],
  tradeIds: [],
  mailIds: [],
  noteIds: [],
  tradeCustomerIds: [],
};

/**
 * SQL: every row that belongs to a person, with its key: the email address, or for a quote without an email address
 * the phone number, or without either the reference (decision 58). Names are never used to match.
 */
export const keyedRowsSql = `
  SELECT lower(customer_email) AS key, 'quote' AS kind, id, customer_name AS name, customer_phone AS phone, created_at
  FROM quote WHERE customer_email IS NOT NULL
  UNION ALL
  SELECT ${nationalNumberSql('customer_phone')}, 'quote', id, customer_name, customer_phone, created_at
  FROM quote WHERE customer_email IS NULL AND customer_phone IS NOT NULL
  UNION ALL
  SELECT reference, 'quote', id, customer_name, NULL, created_at
  FROM quote WHERE customer_email IS NULL AND customer_phone IS NULL AND erased_at IS NULL
  UNION ALL
  SELECT lower(customer_email), 'deposit', id, customer_name, customer_phone, created_at FROM deposit
  UNION ALL
  SELECT lower(email), 'contact', id, first_name || ' ' || last_name, phone, created_at FROM contact_inquiry
  UNION ALL
  SELECT lower(email), 'trade', id, contact_name, phone, created_at FROM trade_inquiry
  UNION ALL
  SELECT lower(to_address), 'mail', id, to_name, NULL, created_at
  FROM mail WHERE to_address IS NOT NULL AND kind <> 'staff-invitation'
  UNION ALL
  SELECT key, 'note', id, NULL, NULL, created_at FROM person_note
  UNION ALL
  SELECT lower(email), 'trade-customer', id, company, NULL, created_at FROM trade_customer`;

/**
 * SQL: whether a detail of a quote was entered with another email address than the quote has now. Details entered
 * through the share link stay if the next person leaves them out (D14).
 */
export const cameWithOtherAddressSql = (column: string, detail: string): string => `EXISTS (
  SELECT FROM timeline_entry WHERE quote_id = quote.id AND details ->> '${detail}' = ${column}
    AND lower(details ->> 'customerEmail') <> lower(customer_email))`;

const idsOfKindSql = (kind: string) => `ARRAY(SELECT id FROM own WHERE kind = '${kind}')`;

/**
 * SQL: a mail about a deposit that went to a quote's customer and mentions the customer's details. Mails that are not
 * composed yet read the details from the deposit.
 */
const isToOtherCustomerSql = `composed_at IS NOT NULL AND EXISTS (
  SELECT FROM deposit JOIN order_item USING (order_id) JOIN quote ON quote.id = quote_id
  WHERE deposit.id = mail.deposit_id AND lower(quote.customer_email) = lower(to_address))`;

/** The expression must be exactly that of the index. */
const isOnEntrySql = `details ? 'customerEmail' AND lower(details ->> 'customerEmail') = ANY($1)`;

const findRowsSql = `
    WITH own AS (
      SELECT CASE WHEN customer_from_link THEN 'sent' ELSE kind END AS kind, keyed.id
      FROM (${keyedRowsSql}) AS keyed LEFT JOIN quote ON kind = 'quote' AND quote.id = keyed.id
      WHERE key = ANY($1)
    ), others AS (
      SELECT id FROM own WHERE kind = 'sent'
      UNION SELECT unnest(quote_ids) AS id FROM mail WHERE id = ANY(${idsOfKindSql('mail')})
      UNION SELECT unnest(ARRAY[quote_id, agreed_id]) FROM deposit JOIN order_item USING (order_id)
      WHERE deposit.id = ANY(${idsOfKindSql('deposit')})
      UNION SELECT quote_id FROM timeline_entry WHERE ${isOnEntrySql}
      EXCEPT SELECT id FROM own WHERE kind = 'quote'
    )
    SELECT ${idsOfKindSql('quote')} AS "quoteIds", ${idsOfKindSql('sent')} AS "sentQuoteIds",
      ${idsOfKindSql('deposit')} AS "depositIds", ${idsOfKindSql('contact')} AS "contactIds",
      ${idsOfKindSql('trade')} AS "tradeIds", ${idsOfKindSql('note')} AS "noteIds", ${idsOfKindSql('trade-customer')} AS "tradeCustomerIds",
      ARRAY(SELECT id FROM others) AS "othersQuoteIds",
      ARRAY(
        SELECT id FROM quote
        WHERE id = ANY(ARRAY(SELECT id FROM others)) AND ${nationalNumberSql('customer_phone')} = ANY($1)) AS "phoneQuoteIds",
      ARRAY(
        SELECT id FROM timeline_entry
        WHERE quote_id = ANY(ARRAY(SELECT id FROM others))
          AND (details ->> 'depositId' = ANY(${idsOfKindSql('deposit')}) OR ${isOnEntrySql}
            OR ${nationalNumberSql(`details ->> 'customerPhone'`)} = ANY($1))) AS "othersEntryIds",
      ARRAY(
        SELECT id FROM own WHERE kind = 'mail'
        UNION SELECT id FROM mail
        WHERE quote_ids && ${idsOfKindSql('quote')} OR contact_inquiry_id = ANY(${idsOfKindSql('contact')})
          OR trade_inquiry_id = ANY(${idsOfKindSql('trade')})
          OR (deposit_id = ANY(${idsOfKindSql('deposit')}) AND NOT (${isToOtherCustomerSql}))) AS "mailIds"`;

export const filesOfPerson = (person: PersonRows): FindOptionsWhere<Attachment>[] => [
  { quoteId: In(person.quoteIds) },
  { contactInquiryId: In(person.contactIds) },
  { tradeInquiryId: In(person.tradeIds) },
];

const itemsSql = `order_item AS item WHERE item.quote_id = ANY({quoteIds}) OR agreed_id = ANY({quoteIds})`;

/** SQL: whether a row is about a person, for `bindNames`. */
export const isAboutSql = {
  quotes: 'quote_id = ANY({quoteIds})',
  orders: `order_id IN (SELECT item.order_id FROM ${itemsSql})`,
  orderRows: `id IN (SELECT item.order_id FROM ${itemsSql})`,
  items: `(order_id, quote_id) IN (SELECT item.order_id, item.quote_id FROM ${itemsSql})`,
  deposits: 'deposit_id = ANY({depositIds})',
  inquiries: '(contact_inquiry_id = ANY({contactIds}) OR trade_inquiry_id = ANY({tradeIds}))',
  /** Names are not matched (decision 58), so staff are asked to write references instead. */
  ownTasks: `(kind = 'own-task' AND EXISTS (
    SELECT FROM unnest({keys}::text[]) AS key
    WHERE position(lower(key) IN lower(note)) > 0
      OR (key ~ '^\\d+$' AND position(key IN regexp_replace(note, '\\D', '', 'g')) > 0)))`,
  addresses: `address_digest IN (SELECT encode(sha256(convert_to(key, 'UTF8')), 'hex') FROM unnest({keys}::text[]) AS key)`,
};

/** Turns names in braces (`id = ANY({quoteIds})`, `{keys}`, `{at}`) into placeholders with their values. */
export function bindNames(sql: string, namedValues: object): [text: string, values: unknown[]] {
  const values: unknown[] = [];
  const text = sql.replace(/\{(\w+Ids|keys|at)\}/g, (_, name: string) => {
    const value = (namedValues as Record<string, unknown>)[name];
    return `$${values.push(value)}${value instanceof Date ? '::timestamptz' : ''}`;
  });
  return [text, values];
}

export async function rowsOfPerson(runner: StatementRunner, keys: readonly string[]): Promise<PersonRows> {
  const [rows] = await runner.run<PersonRows>(findRowsSql, [keys]);
  return rows ?? noRows;
}

export const hasNoRows = (rows: PersonRows): boolean =>
  Object.values({ ...rows }).every((ids) => ids.length === 0);

export const affectedQuotes = ({ quoteIds, othersQuoteIds }: PersonRows): string[] => [
  ...quoteIds,
  ...othersQuoteIds,
];
