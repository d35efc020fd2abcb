import { type Workload as Load, type WorkloadWeek, paths } from '@app/contracts';
import { cx, shortDate } from '@app/ui';
import { workloadText as text } from '../../features/board/text';
import { useAdminQuery } from '../../lib/api';
import { DialogButton } from '../../lib/controls';
import { Card, Loaded } from '../../lib/page';
import { useIsInOffice } from '../../lib/session/session';
import { WorkshopDialog } from './workshop-dialog';

const refreshMs = 60_000;
/** Per week; the rest can be expanded. */
const maxColors = 4;

export function Workload() {
  const query = useAdminQuery<Load>(paths.workload, { refreshMs });
  const capacity = query.data?.weeklySquareMetres;
  const canEdit = useIsInOffice();
  const missingCapacity = canEdit ? text.enterCapacity : text.noCapacity;
  return (
    <Card
      title={text.title}
      detail={text.detail}
      aside={
        query.data && (
          <span className="num flex flex-wrap items-center gap-x-2">
            {capacity ? text.weeklyCapacity(trimZeroDecimals(capacity)) : missingCapacity}
            {canEdit && (
              <DialogButton
                kind="ghost"
                dialog={(close) => query.data && <WorkshopDialog settings={query.data} onClose={close} />}
              >
                {capacity ? text.change : text.set}
              </DialogButton>
            )}
          </span>
        )
      }
    >
      <Loaded query={query} loading={text.loading} skeletons={['h-24 w-full']}>
        {(load) => <Weeks load={load} />}
      </Loaded>
    </Card>
  );
}

function Weeks({ load: { weeklySquareMetres, weeks, later, toMeasure } }: { load: Load }) {
  // Without a capacity all work counts as this week's.
  const shown = weeklySquareMetres ? weeks : weeks.slice(0, 1);
  const rest = [
    later.orders > 0 && text.later(later.orders, later.squareMetres),
    toMeasure.orders > 0 && text.toMeasure(toMeasure.orders, toMeasure.squareMetres),
  ].filter((part) => part !== false);
  return (
    <>
      <ol
        className={cx(
          'num grid gap-x-5 gap-y-4 full:gap-x-7',
          shown.length > 1 && 'grid-cols-2 wide:grid-cols-4',
        )}
      >
        {shown.map((week, index) => (
          <Week
            key={week.from}
            week={week}
            isCurrent={index === 0}
            isAlone={shown.length === 1}
            capacity={weeklySquareMetres}
          />
        ))}
      </ol>
      {rest.length > 0 && <p className="num mt-3 text-caption text-ink-2">{rest.join(' ')}</p>}
    </>
  );
}

interface WeekProps {
  week: WorkloadWeek;
  isCurrent: boolean;
  /** Its colours have the whole width: one line instead of a list. */
  isAlone: boolean;
  capacity: string | null;
}

function Week({ week, isCurrent, isAlone, capacity }: WeekProps) {
  const { squareMetres, colors, inProduction } = week;
  const hiddenColors = colors.slice(maxColors);
  return (
    <li className="min-w-0">
      <p className="text-caption text-ink-3">{isCurrent ? text.thisWeek : weekText(week)}</p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5 text-subtitle font-label">
        {squareMetres} m²
        {capacity && (
          <span className="text-caption font-normal tracking-normal text-ink-2">
            {text.ofCapacity(trimZeroDecimals(capacity))}
          </span>
        )}
      </p>
      {capacity && <Bar share={Number(squareMetres) / Number(capacity)} />}
      <ul className={cx('mt-1.5 text-caption text-ink-2', isAlone && 'flex flex-wrap gap-x-5')}>
        {Number(inProduction) > 0 && <li className="text-ink-3">{text.inProduction(inProduction)}</li>}
        {colors.length === 0 && <li className="text-ink-3">{text.nothingPlanned}</li>}
        {colors.slice(0, maxColors).map(renderColor)}
        {hiddenColors.length > 0 && (
          <li>
            <details>
              <summary className="min-h-6 cursor-pointer text-ink-3">
                {text.moreColors(hiddenColors.length)}
              </summary>
              <ul>{hiddenColors.map(renderColor)}</ul>
            </details>
          </li>
        )}
      </ul>
    </li>
  );
}

const renderColor = ({ material, color, hexCode, squareMetres }: WorkloadWeek['colors'][number]) => (
  <li key={`${material} ${color}`} className="flex items-start gap-1.75">
    <span
      aria-hidden
      className="mt-1 size-2.5 flex-none shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25)] forced-color-adjust-none"
      style={{ backgroundColor: hexCode }}
    />
    <span className="min-w-0 [overflow-wrap:anywhere]">{color}</span>
    <span className="flex-none">{text.squareMetres(squareMetres)}</span>
  </li>
);

/** The figures above say the same to screen readers. */
const Bar = ({ share }: { share: number }) => (
  <div aria-hidden className="mt-1.5 h-1.5 bg-sunken forced-color-adjust-none">
    <div
      className={share > 1 ? 'h-full bg-bad' : 'h-full bg-chalk'}
      style={{ width: `${Math.min(100, share * 100)}%` }}
    />
  </div>
);

/** '12.00' → '12'; '12.50' stays. */
const trimZeroDecimals = (squareMetres: string) => squareMetres.replace(/\.00$/, '');

const weekText = ({ from, to }: WorkloadWeek) => `${shortDate(from)} to ${shortDate(to)}`;
