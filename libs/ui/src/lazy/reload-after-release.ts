import { StoredEntry } from '../browser/stored-entry';

/** The file this tab was last reloaded for. */
const reloadedFor = new StoredEntry('sessionStorage', 'reloaded-for', (file) => file);

/**
 * A release has removed a file that this page needs: reloading gets the new build. Once per file; never while offline
 * or the server is down, which would leave no page at all; and never over typed text: then the visitor decides.
 */
export async function reloadAfterRelease(
  file: string,
  reload = () => window.location.reload(),
): Promise<void> {
  const response = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.status !== 404 || isAnythingTyped()) return;
  // Without storage it cannot know whether it has reloaded already.
  if (reloadedFor.read() !== file && reloadedFor.write(file)) reload();
}

const isAnythingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => !/^(?:checkbox|radio|hidden)$/.test(type) && value !== '',
  );
