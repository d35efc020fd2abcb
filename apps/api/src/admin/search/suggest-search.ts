import type { SearchSuggestion } from '@app/contracts';
import type { Statements } from '../../database/statements';
import { foldedSql } from '../../platform/lists/search-patterns';
import { inquiryTextsSql } from '../../quotes';

/** The share of a word's trigrams that a name must have: 'fatma' has 0.5 of Fatima, 'hugues' 0.43 of Hughes. */
const minSimilarity = 0.4;
/** Per table. */
const maxNames = 2_000;
/** A word is only replaced by one that is this many times as frequent. */
const minFrequencyRatio = 5;
const maxWords = 6;
const namePattern = /^[\p{L}'’]{4,40}$/u;

const searchedSql = foldedSql('$1');
const namesLikeSql = (name: string, table: string, text = foldedSql(name), filter = 'true') =>
  `(SELECT ${name} AS name FROM ${table} WHERE ${filter} AND ${text} %> ${searchedSql} LIMIT ${maxNames})`;

/** Words of names close to the searched word: they differ in one or two letters, or begin with it. */
const closestWordsSql = `
  SELECT closest.word, uses::integer, distance
  FROM (
    SELECT (array_agg(word ORDER BY names.uses DESC))[1] AS word, folded_word, sum(names.uses) AS uses
    FROM (
      SELECT name, count(*) AS uses FROM (
      ${namesLikeSql('customer_name', 'quote', undefined, 'customer_name IS NOT NULL')}
      UNION ALL ${namesLikeSql(`first_name || ' ' || last_name`, 'contact_inquiry', inquiryTextsSql.contact)}
      UNION ALL ${namesLikeSql(`contact_name || ' ' || company_name`, 'trade_inquiry', inquiryTextsSql.trade)}
      UNION ALL ${namesLikeSql('company', 'trade_customer')}
      UNION ALL ${namesLikeSql('name', 'invoice_recipient', foldedSql(`' ' || name`))}
      UNION ALL ${namesLikeSql('name', 'color')}
      UNION ALL ${namesLikeSql('name', 'material')}
      ) AS found GROUP BY name
    ) AS names
    CROSS JOIN LATERAL regexp_split_to_table(name, '[\\s,-]+') AS word
    CROSS JOIN LATERAL ${foldedSql('word')} AS folded_word
    WHERE length(word) BETWEEN 3 AND 40
    GROUP BY folded_word
  ) AS closest
  CROSS JOIN LATERAL (
    SELECT CASE WHEN folded_word LIKE ${searchedSql} || '%' THEN 0 ELSE levenshtein(folded_word, ${searchedSql}) END AS distance
  ) AS difference
  WHERE distance <= CASE WHEN length(${searchedSql}) < 5 THEN 1 ELSE 2 END
  ORDER BY distance, uses DESC, similarity(folded_word, ${searchedSql}) DESC`;

interface CloseWord {
  word: string;
  uses: number;
  distance: number;
}

/** Replaces each word that few or no names have by the closest known name. */
export async function suggestSearch(
  statements: Statements,
  search: string | null,
): Promise<SearchSuggestion> {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  const names = words.filter((word) => namePattern.test(word)).slice(0, maxWords);
  if (names.length === 0) return { suggestion: null };
  const replacements = await statements.inReadTransaction(async (tx) => {
    await tx.run("SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)", [String(minSimilarity)]);
    const closest = new Map<string, string>();
    for (const name of names) {
      const found = await tx.run<CloseWord>({ text: closestWordsSql, usesCustomPlan: true }, [name]);
      const sameNames = found
        .filter(({ distance }) => distance === 0)
        .reduce((sum, { uses }) => sum + uses, 0);
      const closestOther = found.find(({ distance }) => distance > 0);
      if (closestOther && closestOther.uses > sameNames * minFrequencyRatio)
        closest.set(name, closestOther.word);
    }
    return closest;
  });
  if (replacements.size === 0) return { suggestion: null };
  return { suggestion: words.map((word) => replacements.get(word) ?? word).join(' ') };
}
