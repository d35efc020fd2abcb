import { copyText, showToast } from '@app/ui';
import { text } from './text';

interface ProviderIdProps {
  id: string;
  /** What kind of id it is: 'SumUp checkout'. */
  label: string;
}

/** An id of the card provider, to be read out or copied. */
export function ProviderId({ id, label }: ProviderIdProps) {
  const copy = async () => {
    const isCopied = await copyText(id);
    showToast(isCopied ? { title: text.copied } : { title: text.notCopied, tone: 'bad' });
  };
  return (
    <div className="col-span-full flex justify-between gap-2.5 [font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace] text-micro/[1.5] text-ink-2">
      <button
        type="button"
        aria-label={text.copy(id)}
        onClick={() => void copy()}
        className="min-h-6 text-left break-all hover:text-chalk hover:underline max-wide:min-h-8"
      >
        {id}
      </button>
      <span className="flex-none text-ink-3">{label}</span>
    </div>
  );
}
