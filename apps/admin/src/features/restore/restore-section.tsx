import { useId } from 'react';
import { Notice } from '../../lib/controls/notice';
import { Card } from '../../lib/page/card';
import { CheckView } from './check-view';
import { ChooseExport, RefusedView } from './refused-view';
import { RestoredView } from './restored-view';
import { SendingProgress } from './sending-progress';
import { text } from './text';
import type { Restore } from './use-restore';

export function RestoreSection({ restore, isMigrating }: { restore: Restore; isMigrating: boolean }) {
  const id = useId();
  const { phase, state, isOtherUnderWay } = restore;
  const isBlocked = isMigrating || isOtherUnderWay;
  const mayBegin = phase.kind === 'idle' || phase.kind === 'checked' || phase.kind === 'refused';
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-7">
      <h2 id={id} className="font-display text-heading/[1.15] font-normal tracking-[-0.02em]">
        {text.title}
      </h2>
      <p className="mt-1.5 mb-4 max-w-[62ch] text-label text-ink-2">{text.lede}</p>
      {isBlocked && mayBegin && (
        <p role="status" className="mb-3 text-admin text-warn">
          {text.wait}
        </p>
      )}
      <PhaseView restore={restore} isBlocked={isBlocked} />
      {phase.kind === 'idle' && state && (
        <p className="mt-2 text-caption text-ink-3">{text.limit(state.mostBytes)}</p>
      )}
    </section>
  );
}

function PhaseView({ restore, isBlocked }: { restore: Restore; isBlocked: boolean }) {
  const { phase, state } = restore;
  switch (phase.kind) {
    case 'idle':
      return <ChooseExport isDisabled={isBlocked} onFile={restore.check} />;
    case 'checking':
    case 'restoring':
      return <SendingProgress key={phase.kind} {...phase} stop={restore.stop} />;
    case 'checked':
      return (
        <CheckView {...phase} isBlocked={isBlocked} onConfirm={restore.restore} onLeave={restore.leave} />
      );
    case 'refused':
      return (
        <RefusedView
          {...phase}
          isDisabled={isBlocked}
          checkAgain={restore.checkAgain}
          onFile={restore.check}
        />
      );
    case 'lost':
      return (
        <Card level={3} takesFocus className="mt-4 first:mt-0" title={text.restoring}>
          <Notice tone="warn" title={phase.goesOn ? text.goesOn : text.connectionLost} />
        </Card>
      );
    case 'done':
      return (
        <RestoredView
          report={phase.report}
          usersWithoutPassword={state?.usersWithoutPassword ?? 0}
          onClose={restore.leave}
        />
      );
  }
}
