import { literally, namesAddress } from './names-address';

/**
 * SQL: whether the details of an entry of a timeline name a person: by an address, which must be in small letters, or by
 * one of many names and numbers. Part of a longer word is no name.
 */
export const namesPerson = (address: string, words: string): string => String.raw`(${namesAddress(address)}
  OR EXISTS (
    SELECT FROM jsonb_path_query(details, 'strict $.** ? (@.type() == "string")') AS said, unnest(${words}::text[]) AS word
    WHERE lower(said #>> '{}') ~ ('(^|\W)' || ${literally('lower(word)')} || '(\W|$)')))`;
