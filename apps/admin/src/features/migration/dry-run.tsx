import type { MigrationPlan, MigrationSource } from '@app/contracts';
import { Button } from '@app/ui';
import { ApiError } from '@app/web-client';
import { Notice } from '../../lib/controls/notice';
import { Card } from '../../lib/page/card';
import { FailedState } from '../../lib/page/empty-state';
import { Figures } from '../../lib/page/figures';
import { Skeletons } from '../../lib/page/loaded';
import { moment } from '../../lib/status/short-time';
import { useUrlState } from '../../lib/url/use-url-state';
import { DifferenceList } from './difference-list';
import { text } from './text';
import type { Overwriting } from './use-overwriting';

interface DryRunProps {
  plan: MigrationPlan | undefined;
  error: unknown;
  readAgain: () => void;
  overwriting: Overwriting;
}

export const DryRun = ({ plan, error, readAgain, overwriting }: DryRunProps) => (
  <Card
    level={3}
    className="mt-4 first:mt-0"
    title={text.dryRun}
    aside={plan && !error && text.nothingWritten(moment(plan.at))}
  >
    {error ? (
      <>
        <FailedState error={error} retry={readAgain} />
        <RefusedPlaces error={error} />
      </>
    ) : plan ? (
      <PlanView plan={plan} overwriting={overwriting} />
    ) : (
      <Skeletons
        loading={text.reading}
        skeletons={[...Array<string>(6).fill('h-7 w-full'), 'mt-3 h-16 w-full']}
        className="grid gap-3"
      />
    )}
  </Card>
);

function PlanView({ plan, overwriting }: { plan: MigrationPlan; overwriting: Overwriting }) {
  const { counts, differences } = plan;
  const overwritten = overwriting.chosen.size;
  // Another filter is another list: it begins with its first few again.
  const filter = useUrlState().get('show') ?? '';
  return (
    <>
      {differences.length === 0 ? (
        <p className="mb-4.5 text-admin">
          <strong className="font-label text-ok">{text.nothingToDo}.</strong> {text.nothingToDoDetail}
        </p>
      ) : (
        <div className="mb-4">
          <Conflicts overwriting={overwriting} />
          <DifferenceList
            key={filter}
            label={text.dryRun}
            differences={differences}
            choice={{ chosen: overwriting.chosen, toggle: overwriting.toggle }}
          />
        </div>
      )}
      <Figures
        figures={[
          { count: counts.create, label: text.willBe.create },
          { count: counts.update + overwritten, label: text.willBe.update },
          ...(counts.conflict > 0
            ? [{ count: counts.conflict - overwritten, label: text.was.conflict }]
            : []),
          { count: counts.same, label: text.was.same },
        ]}
      />
    </>
  );
}

/** Staff's work is kept unless somebody says otherwise: here for all of it, else record by record. */
function Conflicts({ overwriting: { conflicts, chosen, choose } }: { overwriting: Overwriting }) {
  if (conflicts.length === 0) return null;
  const isAll = chosen.size === conflicts.length;
  return (
    <div className="mb-3.5">
      <Notice tone="neutral" title={text.conflicts(conflicts.length)}>
        {conflicts.length > 1 && (
          <Button className="mt-2" onClick={() => choose(isAll ? [] : conflicts.map(({ key }) => key))}>
            {isAll ? text.keepAll : text.useForAll(conflicts.length)}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** The list of the specification §2, and where it is read. */
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

const mostShown = 5;

function RefusedPlaces({ error }: { error: unknown }) {
  const places = (error instanceof ApiError && error.body?.details?.fields) || [];
  if (places.length === 0) return null;
  return (
    <ul className="mx-auto -mt-6 mb-6 grid max-w-130 gap-1 text-caption [overflow-wrap:anywhere] text-ink-2">
      {places.slice(0, mostShown).map(({ field, message }) => (
        <li key={field}>
          <strong className="font-label">{field}</strong>: {message}
        </li>
      ))}
    </ul>
  );
}
