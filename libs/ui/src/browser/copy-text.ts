import { showToast } from '../toast/toast-store';

/** Puts text on the clipboard. False where the browser refuses, as on a page without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Puts text on the clipboard and says in a toast whether it is there; `refused` tells what can be selected instead. */
export async function copyWithToast(
  text: string,
  words: { copied?: string; notCopied?: string } = {},
  refused?: string,
): Promise<void> {
  const { copied = 'Copied', notCopied = 'The browser did not let us copy' } = words;
  if (await copyText(text)) showToast({ title: copied });
  else showToast({ title: notCopied, description: refused, tone: 'bad' });
}
