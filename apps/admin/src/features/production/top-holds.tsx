import type { TopCard, TopHold } from '@app/contracts';
import { Notice } from '../../lib/controls';
import { shortTime } from '../../lib/status/short-time';
import { holdLabels, holdText } from './text';

/** Why a top has to wait, with what was reported; nothing if it has not. */
export const TopHolds = ({ top: { holds, problems } }: { top: Pick<TopCard, 'holds' | 'problems'> }) =>
  holds.length > 0 && (
    <Notice tone="warn" title={holds.every(isProblem) ? holdLabels['problem-reported'] : holdText.onHold}>
      <ul>
        {holds.map((hold) => !isProblem(hold) && <li key={hold}>{holdLabels[hold]}</li>)}
        {problems.map((problem) => (
          <li key={problem.reportedAt} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {shortTime(problem.reportedAt)}: {problem.text}
          </li>
        ))}
      </ul>
    </Notice>
  );

/** Its text is shown instead. */
const isProblem = (hold: TopHold) => hold === 'problem-reported';
