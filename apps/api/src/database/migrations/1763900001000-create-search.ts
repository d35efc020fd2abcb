import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/**
 * Functions for text search, which ignore case, accents and marks, and apostrophes. `unaccent` is not used: it is not
 * immutable, so no index may call it, and a word may be typed in any normal form.
 */
export class CreateSearch1763900001000 extends FirstRelease {
  name = 'CreateSearch1763900001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gist;
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

      CREATE FUNCTION fold_for_search(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10 AS $$
      BEGIN
        words := lower(translate(words, '''’‘ʼ´\`', ''));
        IF octet_length(words) = char_length(words) OR words !~ '[\\u00c0-\\u1fff]' THEN RETURN words; END IF;
        words := normalize(regexp_replace(normalize(words, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC);
        RETURN translate(
          replace(replace(replace(replace(words, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
          'øłđðħŧıς', 'olddhtiσ');
      END $$;

      -- Each field begins behind a space, as words do, and no word reaches from one field into the next.
      CREATE FUNCTION search_text_of(VARIADIC fields text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10 AS $$
      BEGIN
        RETURN fold_for_search(E'\\n ' || array_to_string(fields, E'\\n '));
      END $$;`);
  }
}
