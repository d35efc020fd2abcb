import type { PreviewSettings } from './app-config';
import { optionalUrl, serviceUrl, type Read, type Reading } from '@app/server';

/** Where Preview is: the database or the file that is named, else the catalogue that ships with the product (D34). */
export function readPreview(read: Read): PreviewSettings {
  const url = read('PREVIEW_DATABASE_URL', optionalUrl(['postgres:', 'postgresql:']));
  const path = read('PREVIEW_EXPORT_FILE', without(url, 'PREVIEW_DATABASE_URL is'));
  const storageUrl = read('PREVIEW_STORAGE_URL', url ? storage : nothing);
  if (url) return { kind: 'database', url, storageUrl };
  return path ? { kind: 'file', path } : { kind: 'enhanced' };
}

/** There is one Preview. */
const without =
  (other: string | undefined, otherIs: string): Reading<string | undefined> =>
  (given) =>
    given && other ? { problem: `must be left out where ${otherIs} set` } : { value: given };

const nothing: Reading<null> = (given) =>
  given ? { problem: 'says nothing without PREVIEW_DATABASE_URL' } : { value: null };

const storage: Reading<string | null> = (given) =>
  given ? serviceUrl(['file:', 'http:', 'https:'])(given) : { value: null };
