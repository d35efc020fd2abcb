import { copyText, showToast } from '@app/ui';
import { text } from './text';

/** Puts an address on the clipboard and says so. */
export async function copyLink(address: string, copied: string): Promise<void> {
  const isCopied = await copyText(address);
  // Where the browser refuses, the address itself is what can be selected.
  showToast(isCopied ? { title: copied } : { title: text.notCopied, description: address, tone: 'bad' });
}
