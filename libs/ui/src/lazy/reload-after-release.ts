import { StoredEntry } from '../browser/stored-entry';

/** The file for which this tab was reloaded last. */
const reloadedFor = new StoredEntry('sessionStorage', 'reloaded-for', (file) => file);

/**
 * A release has taken away a file of ours that this page was about to load: the page of the new one knows what there is
 * instead. Once for each file; never while the line or the server is away, which leaves nothing to read at all; and never
 * over something that was typed, which would be lost: then whoever typed it decides.
 */
export async function reloadAfterRelease(
  file: string,
  reload = () => window.location.reload(),
): Promise<void> {
  const reply = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (reply?.status !== 404 || isAnythingTyped()) return;
  // A browser that stores nothing cannot know that it was done already.
  if (reloadedFor.read() !== file && reloadedFor.write(file)) reload();
}

const isAnythingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => !/^(?:checkbox|radio|hidden)$/.test(type) && value !== '',
  );
