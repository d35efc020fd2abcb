import { Button, copyText } from '@app/ui';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { text } from '../text';

/** The saved quote's address; it is selected where the browser refuses to copy. */
export function CopyLink({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    const isCopied = await copyText(address);
    setOutcome(isCopied ? 'copied' : 'refused');
    if (!isCopied) input.current?.select();
  };
  return (
    <div className="mt-7">
      <label htmlFor="quote-link" className="mb-1 block text-label font-label">
        {text.savedLink}
      </label>
      <p className="mb-2 text-small text-ink-3">{text.savedLinkHint}</p>
      <div className="flex gap-2.5">
        <input
          ref={input}
          id="quote-link"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="num h-12 min-w-0 flex-1 rounded-2 border border-line-strong bg-surface px-3.5 text-ellipsis"
        />
        <Button kind="quiet" onClick={() => void copy()}>
          <Copy className="size-4.5" strokeWidth={1.5} />
          {text.copyLink}
        </Button>
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-small text-ok">
        {outcome === 'copied' && text.linkCopied}
        {outcome === 'refused' && text.copyFailed}
      </p>
    </div>
  );
}
