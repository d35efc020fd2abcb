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
  words: { copied: string; notCopied: string },
  refused?: string,
): Promise<void> {
  if (await copyText(text)) showToast({ title: words.copied });
  else showToast({ title: words.notCopied, description: refused, tone: 'bad' });
}
