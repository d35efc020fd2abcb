import type { MigrationInterface, QueryRunner } from 'typeorm';

const nationalDigits = (phone: string) =>
  `regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^(?:00)?440?(?=\\d{9})', '0')`;

/**
 * Keyboards have several apostrophes. Taking letters apart costs 0.1 ms for a long message, so only what has a letter beyond
 * ASCII pays for it. Letters that are no letter with a mark are named.
 */
const foldForSearch = `
  CREATE OR REPLACE FUNCTION fold_for_search(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10 AS $$
  BEGIN
    IF octet_length(words) = char_length(words) THEN RETURN lower(words); END IF;
    words := lower(regexp_replace(words, '[’‘ʼ´]', '''', 'g'));
    IF words !~ '[\\u00c0-\\u1fff]' THEN RETURN words; END IF;
    words := normalize(regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC);
    RETURN translate(
      replace(replace(replace(replace(words, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'øłđðıς', 'olddiσ');
  END $$`;

/** `fold`: how words are brought into the form in which they are searched. */
const keepSearchTexts = (fold: string) => [
  `CREATE OR REPLACE FUNCTION keep_quote_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Each field begins behind a space, as words do, and no word reaches from one field into the next. An entry of an
    -- index holds 2.7 kB; of an endless address its end alone is there without spaces.
    NEW.search_text := left(${fold}(concat_ws(E'\\n ', '', NEW.reference,
      ${nationalDigits('NEW.customer_phone')}, NEW.customer_name, NEW.customer_email,
      (SELECT job.name FROM job_top JOIN job ON job.id = job_id
        WHERE top_id = coalesce(NEW.top_id, (SELECT top_id FROM quote WHERE id = NEW.replaces_quote_id))),
      right(regexp_replace(NEW.delivery_address, '\\s', '', 'g'), 100),
      NEW.snapshot -> 'material' ->> 'name', NEW.snapshot -> 'color' ->> 'name',
      regexp_replace(NEW.delivery_address, '\\s+', ' ', 'g'))), 640);
    RETURN NEW;
  END $$`,
  `CREATE OR REPLACE FUNCTION keep_deposit_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Each field begins behind a space, as words do.
    NEW.search_text := ${fold}(concat_ws(E'\\n ', '', ${nationalDigits('NEW.customer_phone')},
      NEW.customer_name, NEW.customer_email));
    RETURN NEW;
  END $$`,
  ...['quote', 'deposit'].map(
    (table) =>
      `UPDATE ${table} SET search_text = '' WHERE octet_length(search_text) > char_length(search_text)`,
  ),
];

/** Rebuilt under their names; without one a search reads all rows for a moment. */
const indexes = (fold: string) =>
  Object.entries({
    ix_mail_search_text: `mail USING gin ((${fold}(' ' || coalesce(to_name, '') || ' ' || coalesce(to_address, '') || ' '
      || coalesce(subject, ''))) gin_trgm_ops) WITH (gin_pending_list_limit = 512)`,
    ix_contact_inquiry_person_words: `contact_inquiry USING gin ((${fold}(first_name || ' ' || last_name || ' ' || email
      || ' ' || coalesce(regexp_replace(phone, '\\D', '', 'g'), ''))) gin_trgm_ops)`,
    ix_trade_inquiry_person_words: `trade_inquiry USING gin ((${fold}(contact_name || ' ' || company_name || ' ' || email
      || ' ' || regexp_replace(phone, '\\D', '', 'g'))) gin_trgm_ops)`,
  }).flatMap(([index, on]) => [
    `DROP INDEX CONCURRENTLY IF EXISTS ${index}`,
    `CREATE INDEX CONCURRENTLY ${index} ON ${on}`,
  ]);

/** Searches find words without their accents: all that is searched is kept, or indexed, in that form. */
export class FoldSearches1764000060002 implements MigrationInterface {
  name = 'FoldSearches1764000060002';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const fold = 'fold_for_search';
    for (const statement of [foldForSearch, ...keepSearchTexts(fold), ...indexes(fold)])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...keepSearchTexts('lower'), ...indexes('lower')])
      await runner.query(statement.replace('CONCURRENTLY', ''));
    await runner.query('DROP FUNCTION fold_for_search');
  }
}
