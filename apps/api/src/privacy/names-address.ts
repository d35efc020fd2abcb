/**
 * SQL: whether the details of an entry of a timeline name a person: by an address, which must be in small letters, or by
 * one of many names and numbers. Part of a longer word is no name.
 */
export const namesPerson = (address: string, words: string): string => String.raw`(${namesAddress(address)}
  OR EXISTS (
    SELECT FROM jsonb_path_query(details, 'strict $.** ? (@.type() == "string")') AS said, unnest(${words}::text[]) AS word
    WHERE lower(said #>> '{}') ~ ('(^|\W)' || ${literally('lower(word)')} || '(\W|$)')))`;

/** What an address may hold before its `@`, at the end of which another one could be found. */
const mark = '._%+-';
/** As JSON writes what ends a line or a field. */
const escaped = String.raw`\\[bfnrt]`;

/** SQL: a text so that a pattern finds it as it stands. */
export const literally = (text: string) =>
  String.raw`regexp_replace(${text}, '[].*+?^$(){}|[\\-]', '\\\&', 'g')`;

/** No letter stands before it, and no mark between a letter and it. */
const before = `(^|[^a-z0-9${mark}]|${escaped}|(^|[^a-z0-9${mark}]|${escaped})[${mark}]+)`;
/** The name of its host goes on with a letter, or with a mark and a letter. */
const after = '(?![.-]*[a-z0-9])';

/**
 * SQL: whether the details of an entry of a timeline name an address, which must be in small letters. That it is a part
 * of somebody else's address does not count: `ann@mill.example` is not named where `joann@mill.example.org` is.
 * The first condition is that of an index.
 */
export const namesAddress = (address: string): string => String.raw`(
  details::text LIKE '%@%' AND position(${address} IN lower(details::text)) > 0
  AND lower(details::text) ~ ('${before}' || ${literally(address)} || '${after}'))`;
