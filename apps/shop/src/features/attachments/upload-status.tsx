import { Button } from '@app/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { text } from './queue-text';

export type UploadState =
  | { kind: 'sending'; arrived: number; total: number }
  | { kind: 'arrived'; total: number }
  | {
      kind: 'failed';
      title: string;
      arrived: readonly string[];
      rejections: readonly string[];
      unsentFiles: readonly string[];
      retry: () => void;
    };

/** The upload's progress and outcome, with a retry. */
export function UploadStatus({ delivery }: { delivery: UploadState | null }) {
  const isFailed = delivery?.kind === 'failed';
  return (
    <div className={delivery ? 'mt-4' : undefined}>
      <div role="status" className="text-label text-ink-2">
        {delivery?.kind === 'sending' && <p>{text.sending(delivery.arrived, delivery.total)}</p>}
        {delivery?.kind === 'arrived' && (
          <p className="flex gap-2.5">
            <CircleCheck className="mt-px size-5 flex-none text-ok" strokeWidth={1.5} />
            {text.arrived(delivery.total)}
          </p>
        )}
        {isFailed && (
          <div className="flex gap-2.5">
            <CircleAlert className="mt-px size-5 flex-none text-bad" strokeWidth={1.5} />
            <div className="min-w-0 wrap-anywhere">
              <p>{delivery.title}</p>
              {delivery.arrived.length > 0 && (
                <p className="text-small text-ink-3">{text.arrivedFiles(delivery.arrived)}</p>
              )}
              {delivery.rejections.map((sentence) => (
                <p key={sentence} className="text-small text-ink-3">
                  {sentence}
                </p>
              ))}
              {delivery.unsentFiles.length > 0 && (
                <p className="text-small text-ink-3">{text.unsentFiles(delivery.unsentFiles)}</p>
              )}
            </div>
          </div>
        )}
      </div>
      {delivery?.kind === 'sending' && (
        <progress
          aria-label={text.progress}
          max={delivery.total}
          value={delivery.arrived}
          className="mt-2 block h-1.5 w-full accent-chalk"
        />
      )}
      {isFailed && delivery.unsentFiles.length > 0 && (
        <Button kind="secondary" size="small" className="mt-3" onClick={delivery.retry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
