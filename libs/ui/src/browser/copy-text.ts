import { showToast } from '../toast/toast-store';

/** Copies text to the clipboard. False if the browser refuses, as on a page without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies text and reports it in a toast; `refused` says what to select instead. */
export async function copyWithToast(
  text: string,
  texts: { copied?: string; notCopied?: string } = {},
  failureHint?: string,
): Promise<void> {
  const { copied = 'Copied', notCopied = 'The browser did not let us copy' } = texts;
  if (await copyText(text)) showToast({ title: copied });
  else showToast({ title: notCopied, description: failureHint, tone: 'bad' });
}
