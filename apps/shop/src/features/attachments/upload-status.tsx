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
export function UploadStatus({ state }: { state: UploadState | null }) {
  const isFailed = state?.kind === 'failed';
  return (
    <div className={state ? 'mt-4' : undefined}>
      <div role="status" className="text-label text-ink-2">
        {state?.kind === 'sending' && <p>{text.sending(state.arrived, state.total)}</p>}
        {state?.kind === 'arrived' && (
          <p className="flex gap-2.5">
            <CircleCheck className="mt-px size-5 flex-none text-ok" strokeWidth={1.5} />
            {text.arrived(state.total)}
          </p>
        )}
        {isFailed && (
          <div className="flex gap-2.5">
            <CircleAlert className="mt-px size-5 flex-none text-bad" strokeWidth={1.5} />
            <div className="min-w-0 wrap-anywhere">
              <p>{state.title}</p>
              {state.arrived.length > 0 && (
                <p className="text-small text-ink-3">{text.arrivedFiles(state.arrived)}</p>
              )}
              {state.rejections.map((sentence) => (
                <p key={sentence} className="text-small text-ink-3">
                  {sentence}
                </p>
              ))}
              {state.unsentFiles.length > 0 && (
                <p className="text-small text-ink-3">{text.unsentFiles(state.unsentFiles)}</p>
              )}
            </div>
          </div>
        )}
      </div>
      {state?.kind === 'sending' && (
        <progress
          aria-label={text.progress}
          max={state.total}
          value={state.arrived}
          className="mt-2 block h-1.5 w-full accent-chalk"
        />
      )}
      {isFailed && state.unsentFiles.length > 0 && (
        <Button kind="secondary" size="small" className="mt-3" onClick={state.retry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
