import type { ReportedProblem, TopCard, TopHold } from '@app/contracts';
import type { ReactNode } from 'react';
import { Notice } from '../../lib/controls';
import { shortTime } from '../../lib/status/short-time';
import { holdLabels, holdText } from './text';

interface TopHoldsProps {
  top: Pick<TopCard, 'holds' | 'problems'>;
  /** What can be done about a problem here. */
  actionOf?: (problem: ReportedProblem) => ReactNode;
}

/** Why a top has to wait, with what was reported; nothing if it has not. */
export const TopHolds = ({ top: { holds, problems }, actionOf }: TopHoldsProps) =>
  holds.length > 0 && (
    <Notice tone="warn" title={holds.every(isProblem) ? holdLabels['problem-reported'] : holdText.onHold}>
      <ul>
        {holds.map((hold) => !isProblem(hold) && <li key={hold}>{holdLabels[hold]}</li>)}
        {problems.map((problem) => (
          <li key={problem.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-60 whitespace-pre-line [overflow-wrap:anywhere]">
              {shortTime(problem.reportedAt)}: {problem.text}
            </span>
            {actionOf?.(problem)}
          </li>
        ))}
      </ul>
    </Notice>
  );

/** Its text is shown instead. */
const isProblem = (hold: TopHold) => hold === 'problem-reported';
