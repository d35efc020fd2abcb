import type { JobLabel, MakingRules } from '@app/contracts';
import type { Size } from '@app/pricing';
import { makingRulesSql } from '../../catalogue';
import { rowColumnsSql } from '../../database/columns-sql';
import type { RowOf } from '../../database/naming';
import { type QuoteOfTop, quoteOfTopColumnsSql } from '../lineage/is-ordered-under-another';
import { notDeletedSql } from '../lineage/quotes-of-tops';
import { Quote } from '../quote.entity';
import { jobOfTopSql } from './order-or-job';

export type QuoteColumns = Omit<RowOf<Quote>, 'search_text'>;

export interface QuoteRow extends QuoteColumns {
  /** All quotes for its top, if there may be others. */
  same_top: QuoteOfTop[] | null;
  job: JobLabel | null;
  /** Agreed sizes to cut, if they differ from the quoted ones. */
  agreed_size: Size | null;
  /** The owner's numbers for what can be made; null: the usual ones. */
  making_rules: MakingRules | null;
}

/** SQL: the agreed sizes to cut of a quote, if they differ from the quoted ones, which its price is for. */
export const agreedSizeOfSql = (quote = 'quote') => `CASE WHEN ${quote}.measured_at IS NOT NULL THEN (
    SELECT json_build_object('lengthMm', length_mm, 'widthMm', width_mm)
    FROM (SELECT length_mm, width_mm FROM measurement WHERE quote_id = ${quote}.id ORDER BY version DESC LIMIT 1) AS latest
    WHERE (length_mm, width_mm) <> (${quote}.length, ${quote}.width)) END`;

/** All quotes for the same top. Only looked up where there may be others, as most tops have one quote. */
export const sameTopColumnSql = (mayHaveOthers: string) => `CASE WHEN ${mayHaveOthers} THEN (
    SELECT jsonb_agg(to_jsonb(same_top)) FROM (
      SELECT ${quoteOfTopColumnsSql} FROM quote AS same WHERE same.top_id = quote.top_id) AS same_top) END AS same_top`;

/** SQL: the columns of a `QuoteRow`. */
export const quoteColumnsWhereSql = (mayHaveOthers: string) =>
  `${rowColumnsSql(Quote, 'quote')}, ${sameTopColumnSql(mayHaveOthers)}, ${jobOfTopSql} AS job,
    ${agreedSizeOfSql()} AS agreed_size, ${makingRulesSql} AS making_rules`;

export const quoteColumnsSql = quoteColumnsWhereSql("quote.standing = 'replaced'");

/** In the order of the given ids, without deleted quotes. */
export const findQuotesSql = `
  SELECT ${quoteColumnsSql}
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
  WHERE ${notDeletedSql}
  ORDER BY position`;
