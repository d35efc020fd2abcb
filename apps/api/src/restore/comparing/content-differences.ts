import { isDeepStrictEqual } from 'node:util';
import { siteWords } from '../../transfer/index';

/** Parts of the site's content that an export tells otherwise than this installation does. */
export function contentDifferences(content: object): string[] {
  const here = JSON.parse(JSON.stringify(siteWords)) as Record<string, unknown>;
  const there = content as Record<string, unknown>;
  return [...new Set([...Object.keys(here), ...Object.keys(there)])].filter(
    (part) => !isDeepStrictEqual(here[part], there[part]),
  );
}
