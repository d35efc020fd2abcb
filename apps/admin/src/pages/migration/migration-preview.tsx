import type { MigrationPlan, MigrationSource } from '@app/contracts';
import { ApiError } from '@app/web-client';
import { Notice } from '../../lib/controls';
import { Card, FailedState, Figures, Skeletons } from '../../lib/page';
import { timeInSentence } from '../../lib/status/short-time';
import { useUrlState } from '../../lib/use-url-state';
import { DifferenceList } from './difference-list';
import { text } from './text';

interface MigrationPreviewProps {
  plan: MigrationPlan | undefined;
  error: unknown;
  onRefresh: () => void;
}

export const MigrationPreview = ({ plan, error, onRefresh }: MigrationPreviewProps) => (
  <Card
    level={3}
    className="mt-4 first:mt-0"
    title={text.dryRun}
    aside={plan && !error && text.nothingWritten(timeInSentence(plan.at))}
  >
    {Boolean(error) && (
      <>
        <FailedState error={error} retry={onRefresh} />
        <FieldErrors error={error} />
      </>
    )}
    {!error && plan && <PlanView plan={plan} />}
    {!error && !plan && (
      <Skeletons
        loading={text.reading}
        skeletons={[...Array<string>(6).fill('h-7 w-full'), 'mt-3 h-16 w-full']}
        className="grid gap-3"
      />
    )}
  </Card>
);

function PlanView({ plan }: { plan: MigrationPlan }) {
  const { counts, differences } = plan;
  // A new filter starts with the short list again.
  const filter = useUrlState().get('show') ?? '';
  return (
    <>
      {differences.length === 0 ? (
        <p className="mb-4.5 text-small">
          <strong className="font-label text-ok">{text.nothingToDo}.</strong> {text.nothingToDoDetail}
        </p>
      ) : (
        <div className="mb-4">
          {counts.kept > 0 && (
            <div className="mb-3.5">
              <Notice tone="neutral" title={text.kept(counts.kept)} />
            </div>
          )}
          <DifferenceList
            key={filter}
            label={text.dryRun}
            differences={differences}
            verdictLabels={text.willBe}
          />
        </div>
      )}
      <Figures
        figures={[
          { count: counts.create, label: text.willBe.create },
          { count: counts.update, label: text.willBe.update },
          ...(counts.kept > 0 ? [{ count: counts.kept, label: text.was.kept }] : []),
          { count: counts.same, label: text.was.same },
        ]}
      />
    </>
  );
}

export const MigrationScope = ({ source }: { source: MigrationSource | undefined }) => (
  <Card level={3} className="mt-4 first:mt-0" title={text.moves}>
    <ul className="grid gap-x-8 gap-y-2 text-ink-2 wide:grid-cols-2">
      {text.moving.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {source && <p className="mt-3 text-caption text-ink-3">{text.sources[source]}</p>}
  </Card>
);

const maxShown = 5;

function FieldErrors({ error }: { error: unknown }) {
  const fieldErrors = (error instanceof ApiError && error.body?.details?.fields) || [];
  if (fieldErrors.length === 0) return null;
  return (
    <ul className="mx-auto -mt-6 mb-6 grid max-w-130 gap-1 text-caption [overflow-wrap:anywhere] text-ink-2">
      {fieldErrors.slice(0, maxShown).map(({ field, message }) => (
        <li key={field}>
          <strong className="font-label">{field}</strong>: {message}
        </li>
      ))}
    </ul>
  );
}
