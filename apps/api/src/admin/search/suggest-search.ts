import type { SearchSuggestion } from '@app/contracts';
import type { Statements } from '../../database/statements';
import { folded } from '../../platform/lists/search-patterns';
import { inquiryTexts } from '../../quotes';

/** Share of a word's trigrams that a name must have: 'fatma' has 0.5 of Fatima, 'hugues' 0.43 of Hughes. */
const threshold = 0.4;
/** Names that are read per table. */
const maxNames = 2_000;
/** A searched word is kept unless another is this many times as frequent. */
const muchMoreFrequent = 5;
const maxWords = 6;
const isName = /^[\p{L}'’]{4,40}$/u;

const searched = folded('$1');
const namesLikeSql = (name: string, table: string, text = folded(name), filter = 'true') =>
  `(SELECT ${name} AS name FROM ${table} WHERE ${filter} AND ${text} %> ${searched} LIMIT ${maxNames})`;

/** The words of names that are closest to a searched word: one or two letters differ, or it is their beginning. */
const closestWordsSql = `
  SELECT closest.word, uses::integer, distance
  FROM (
    SELECT (array_agg(word ORDER BY names.uses DESC))[1] AS word, folded_word, sum(names.uses) AS uses
    FROM (
      SELECT name, count(*) AS uses FROM (
      ${namesLikeSql('customer_name', 'quote', undefined, 'customer_name IS NOT NULL')}
      UNION ALL ${namesLikeSql(`first_name || ' ' || last_name`, 'contact_inquiry', inquiryTexts.contact)}
      UNION ALL ${namesLikeSql(`contact_name || ' ' || company_name`, 'trade_inquiry', inquiryTexts.trade)}
      UNION ALL ${namesLikeSql('company', 'trade_customer')}
      UNION ALL ${namesLikeSql('name', 'invoice_recipient', folded(`' ' || name`))}
      UNION ALL ${namesLikeSql('name', 'color')}
      UNION ALL ${namesLikeSql('name', 'material')}
      ) AS found GROUP BY name
    ) AS names
    CROSS JOIN LATERAL regexp_split_to_table(name, '[\\s,-]+') AS word
    CROSS JOIN LATERAL ${folded('word')} AS folded_word
    WHERE length(word) BETWEEN 3 AND 40
    GROUP BY folded_word
  ) AS closest
  CROSS JOIN LATERAL (
    SELECT CASE WHEN folded_word LIKE ${searched} || '%' THEN 0 ELSE levenshtein(folded_word, ${searched}) END AS distance
  ) AS difference
  WHERE distance <= CASE WHEN length(${searched}) < 5 THEN 1 ELSE 2 END
  ORDER BY distance, uses DESC, similarity(folded_word, ${searched}) DESC`;

interface CloseWord {
  word: string;
  uses: number;
  distance: number;
}

/** The search with the closest known name in place of each word that few or no names have. */
export async function suggestSearch(
  statements: Statements,
  search: string | null,
): Promise<SearchSuggestion> {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  const names = words.filter((word) => isName.test(word)).slice(0, maxWords);
  if (names.length === 0) return { suggestion: null };
  const replacements = await statements.inReadTransaction(async (tx) => {
    await tx.run("SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)", [String(threshold)]);
    const closest = new Map<string, string>();
    for (const name of names) {
      const found = await tx.run<CloseWord>({ text: closestWordsSql, usesCustomPlan: true }, [name]);
      const own = found.filter(({ distance }) => distance === 0).reduce((sum, { uses }) => sum + uses, 0);
      const other = found.find(({ distance }) => distance > 0);
      if (other && other.uses > own * muchMoreFrequent) closest.set(name, other.word);
    }
    return closest;
  });
  if (replacements.size === 0) return { suggestion: null };
  return { suggestion: words.map((word) => replacements.get(word) ?? word).join(' ') };
}
