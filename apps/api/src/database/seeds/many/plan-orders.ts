import { orderStages } from '@app/contracts';

/** The same seed gives the same orders. */
export interface ManyOptions {
  quotes: number;
  deposits: number;
  until: Date;
  seed: number;
}

const sqlArray = (words: string) => `ARRAY['${words.split(/\s+/).join("','")}']`;
const firstNames = sqlArray(
  'Ada Aisha Alan Amira Anna Arjun Ben Beth Chloe Daniel Elena Fatima George Grace Hannah Imran Isla Jack James Kate Kofi Laura Leo Lucy Maria Mei Nadia Niamh Oliver Omar Priya Rhys Rosa Sarah Siobhán Sofia Tom Yusuf Zoë',
);
const lastNames = sqlArray(
  `Adams Ahmed Allen Bailey Begum Brown Campbell Carter Clarke Cooper Davies Evans Fox Green Griffiths Harris Hughes
   Hussain Jackson Jones Kaur Kelly Khan King Kowalski Lewis Martin Mitchell Morgan Murphy Nowak O''Brien Owusu Patel
   Phillips Roberts Scott Shah Singh Smith Taylor Thompson Walker Watson Williams Wilson Wright Young`,
);
const streets =
  "ARRAY['Kings Road', 'Station Road', 'High Street', 'Church Lane', 'Mill Way', 'Oxford Road']";
const towns = `ARRAY['Reading, RG;0118', 'Oxford, OX;01865', 'Slough, SL;01753', 'London, SW;020', 'Bristol, BS;0117']`;

/** SQL functions: pseudo-random numbers per seed and purpose. */
const randomFunctionsSql = (seed: number) => `
  CREATE OR REPLACE FUNCTION pg_temp.share(purpose text, number integer) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
    SELECT (hashtextextended(purpose || number, ${seed}) & 2147483647) / 2147483648.0 $$;
  CREATE OR REPLACE FUNCTION pg_temp.below(most integer, purpose text, number integer) RETURNS integer LANGUAGE sql
    IMMUTABLE AS $$ SELECT floor(most * pg_temp.share(purpose, number))::integer $$;
  CREATE OR REPLACE FUNCTION pg_temp.pick(choices text[], purpose text, number integer) RETURNS text LANGUAGE sql
    IMMUTABLE AS $$ SELECT choices[1 + pg_temp.below(cardinality(choices), purpose, number)] $$;
  CREATE OR REPLACE FUNCTION pg_temp.an_id(purpose text, number integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT translate(encode(decode(md5(purpose || number || ' ${seed}'), 'hex'), 'base64'), '+/=', '-_') $$;`;

/**
 * SQL: creates the temporary table `planned` with orders of two years, oldest first. One quote in twelve is an edit of
 * the one before. An order takes four weeks: one until it is measured, and one per stage. Addresses of `example` reach
 * nobody (RFC 2606).
 */
export const planOrdersSql = ({ quotes, deposits, until, seed }: ManyOptions, tops: number): string => `
  ${randomFunctionsSql(seed)}
  CREATE TEMPORARY TABLE planned ON COMMIT DROP AS
  WITH begun AS (
    SELECT number, ends, ends - interval '730 days' * (1 - (number + pg_temp.share('created', number)) / ${quotes}) AS created_at,
      row_number() OVER (ORDER BY pg_temp.share('deposit', number), number) <= ${deposits} AS is_deposited
    FROM generate_series(0, ${quotes - 1}) AS number, (VALUES ('${until.toISOString()}'::timestamptz)) AS span (ends)
  ), edited AS (
    SELECT *, number > 0 AND number % 12 = 0 AND NOT is_deposited AS is_edited,
      created_at + interval '3 hours' * pg_temp.share('begun', number) AS begun_at,
      CASE WHEN is_deposited THEN (ARRAY['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'open', 'review'])[
        1 + floor(11 * pg_temp.share('end', number))::integer] END AS deposit
    FROM begun
  ), decided AS (
    SELECT *, number - is_edited::integer AS person,
      CASE WHEN deposit = 'paid' THEN pg_temp.pick(ARRAY['approved', 'completed'], 'status', number)
        ELSE pg_temp.pick(ARRAY['pending', 'pending', 'pending', 'approved', 'declined'], 'status', number) END AS status
    FROM edited
  ), staged AS (
    SELECT *, CASE WHEN status = 'approved' OR deposit = 'paid' THEN ('{${orderStages.slice(0, -1).join()}}'::text[])[
        1 + greatest(0, least(${orderStages.length - 2}, floor(extract(epoch FROM ends - begun_at) / 604800)))::integer]
      ELSE '${orderStages[0]}' END AS stage,
      pg_temp.pick(${firstNames}, 'first', person) AS first_name, pg_temp.pick(${lastNames}, 'last', person) AS last_name,
      string_to_array(pg_temp.pick(${towns}, 'town', person), ';') AS town
    FROM decided
  )
  SELECT number AS ordinal, pg_temp.an_id('quote', number) AS id, pg_temp.below(${tops}, 'top', number) AS top, status,
    pg_temp.pick(ARRAY['web', 'web', 'web', 'web', 'web', 'phone', 'showroom', 'email'], 'channel', number) AS channel,
    created_at, created_at + interval '31 days' AS valid_until, is_deposited OR pg_temp.share('known', number) < 0.6 AS is_known,
    CASE WHEN NOT is_deposited AND pg_temp.share('deleted', number) < 0.03 THEN begun_at END AS deleted_at, stage,
    CASE WHEN stage <> '${orderStages[0]}' THEN begun_at + interval '7 days' END AS measured_at,
    CASE WHEN is_edited THEN pg_temp.an_id('quote', number - 1) END AS replaces_quote_id,
    pg_temp.an_id('quote', max(number) FILTER (WHERE NOT is_edited) OVER (ORDER BY number)) AS top_id, deposit,
    CASE WHEN is_deposited THEN pg_temp.an_id('deposit', number) END AS deposit_id,
    pg_temp.an_id('attempt', number) AS attempt_id, pg_temp.an_id('token', number) AS token,
    md5('transaction' || number || ' ${seed}')::uuid::text AS transaction_id,
    'T' || upper(left(md5('code' || number || ' ${seed}'), 9)) AS transaction_code, begun_at,
    first_name || ' ' || last_name AS name,
    translate(lower(first_name || '.' || last_name), 'áë''', 'ae') || pg_temp.below(1000, 'email', person)
      || pg_temp.pick(ARRAY['@mail', '@post', '@home'], 'host', person) || '.example' AS email,
    pg_temp.pick(ARRAY['', '+44 (0)'], 'abroad', person) || town[2] || ' ' || lpad(pg_temp.below(10000000, 'phone', person)::text, 7, '0') AS phone,
    1 + pg_temp.below(200, 'house', person) || ' ' || pg_temp.pick(${streets}, 'street', person) || ', ' || town[1]
      || 1 + pg_temp.below(30, 'area', person) || ' ' || pg_temp.below(10, 'sector', person)
      || pg_temp.pick(ARRAY['AB', 'DE', 'FG', 'HJ', 'LN', 'PQ', 'RS', 'TU', 'WX', 'YZ'], 'unit', person) AS address
  FROM staged;
  ALTER TABLE planned ADD PRIMARY KEY (ordinal);
  ANALYZE planned`;
