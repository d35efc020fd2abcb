import { Button } from '@app/ui';
import { useState } from 'react';
import { ConfirmDialog, Notice } from '../../lib/controls';
import { discardEntry, retryEntry, type WaitingEntry } from './entry-queue';
import { text } from './text';

interface QueueNoticeProps {
  entries: readonly WaitingEntry[];
  isSending: boolean;
  onSend: () => void;
}

export function QueueNotice({ entries, isSending, onSend }: QueueNoticeProps) {
  const [discarded, setDiscarded] = useState<WaitingEntry | null>(null);
  const waiting = entries.filter(({ problem }) => problem === null);
  const refused = entries.filter(({ problem }) => problem !== null);
  return (
    <div role="status" className="mb-4 grid gap-3 empty:hidden">
      {waiting.length > 0 && (
        <Notice tone="warn" title={isSending ? text.sending(waiting.length) : text.waiting(waiting.length)}>
          <ul>
            {waiting.map(({ key, title }) => (
              <li key={key}>{title}</li>
            ))}
          </ul>
          <p className="text-caption text-ink-2">{text.waitingDetail}</p>
          {!isSending && (
            <Button className="mt-2" onClick={onSend}>
              {text.sendNow}
            </Button>
          )}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="bad" title={text.problems(refused.length)}>
          <ul className="grid gap-2.5">
            {refused.map((entry) => (
              <li key={entry.key}>
                <p className="font-label">{entry.title}</p>
                <p>{entry.problem}</p>
                <div className="mt-1.5 flex flex-wrap gap-2">
                  <Button onClick={() => void retryEntry(entry).then(onSend)}>{text.tryAgain}</Button>
                  <Button kind="ghost" onClick={() => setDiscarded(entry)}>
                    {text.discard}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ConfirmDialog
        isOpen={discarded !== null}
        onClose={() => setDiscarded(null)}
        title={text.discardTitle}
        description={text.discardDetail}
        confirmLabel={text.discard}
        isPending={false}
        onConfirm={() => {
          if (discarded) void discardEntry(discarded);
          setDiscarded(null);
        }}
      />
    </div>
  );
}
