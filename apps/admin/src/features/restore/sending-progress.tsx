import { Button } from '@app/ui';
import { Card } from '../../lib/page/card';
import { Steps } from '../../lib/page/steps';
import { text } from './text';

interface SendingProgressProps {
  kind: 'checking' | 'restoring';
  file: File;
  sent: number;
  stop: () => void;
}

/** A file on its way, and then what the shop does with it. A restore can be stopped until the file has arrived. */
export function SendingProgress({ kind, file, sent, stop }: SendingProgressProps) {
  const hasArrived = sent >= file.size;
  const steps = kind === 'checking' ? text.checkSteps : text.restoreSteps;
  const detail = kind === 'restoring' && (hasArrived ? text.whileRestoring : text.whileSending);
  return (
    <Card
      level={3}
      takesFocus
      className="mt-4 first:mt-0"
      title={kind === 'checking' ? text.checking : text.restoring}
      aside={text.named(file.name, file.size)}
    >
      <Steps
        steps={steps}
        now={hasArrived ? 1 : 0}
        progress={hasArrived ? null : { done: sent, total: file.size, words: text.sentOf(sent, file.size) }}
      />
      <p role="status" className="sr-only">
        {steps[hasArrived ? 1 : 0]}
      </p>
      {detail && <p className="mt-3 text-caption text-ink-3">{detail}</p>}
      {!(kind === 'restoring' && hasArrived) && (
        <Button className="mt-3" onClick={stop}>
          {text.stop}
        </Button>
      )}
    </Card>
  );
}
