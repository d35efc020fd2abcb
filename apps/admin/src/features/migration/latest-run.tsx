import type { MigrationRun } from '@app/contracts';
import { Badge, Button, type BadgeTone } from '@app/ui';
import { useState } from 'react';
import { Card } from '../../lib/page/card';
import { moment } from '../../lib/status/short-time';
import { createdCount, keptCount, updatedCount } from './report-counts';
import { RunReport } from './run-report';
import { text } from './text';

type Ended = Exclude<MigrationRun['state'], 'running'>;

const tones: Record<Ended, BadgeTone> = { done: 'ok', failed: 'bad', interrupted: 'warn' };

/** The last thing on the page: how the latest migration ended, and what it did, for whoever was not there. */
export function LatestRun({ run, state }: { run: MigrationRun; state: Ended }) {
  const [isOpen, setOpen] = useState(false);
  const { report } = run;
  return (
    <Card
      level={3}
      className="mt-4 first:mt-0"
      title={text.latest}
      aside={text.latestBy(run.by, moment(run.startedAt))}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={tones[state]}>{text.latestStates[state]}</Badge>
        <p className="min-w-0 [overflow-wrap:anywhere] text-ink-2">
          {report
            ? text.latestDone(createdCount(report), updatedCount(report), keptCount(report))
            : `${run.error ?? text.interrupted} ${text.nothingOfIt}`}
        </p>
        {report && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? text.hideReport : text.showReport}
          </Button>
        )}
      </div>
      {isOpen && report && (
        <div className="mt-4">
          <RunReport report={report} />
        </div>
      )}
    </Card>
  );
}
