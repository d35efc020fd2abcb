import { StoredEntry } from '../browser/stored-entry';

/** The file this tab was last reloaded for. */
const reloadedFor = new StoredEntry('sessionStorage', 'reloaded-for', (file) => file);

/**
 * Reloads the page to get the new build, if a release has removed a file that this page needs. Only once per file. Not while
 * the server cannot be reached, which would leave no page at all. Not if something is typed: then the visitor decides.
 */
export async function reloadAfterRelease(
  file: string,
  reload = () => window.location.reload(),
): Promise<void> {
  const response = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.status !== 404 || isAnythingTyped()) return;
  // Without storage we could not know that the page has reloaded already.
  if (reloadedFor.read() !== file && reloadedFor.write(file)) reload();
}

const isAnythingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => !/^(?:checkbox|radio|hidden)$/.test(type) && value !== '',
  );
