import type { Workload, WorkloadColor, WorkloadSum, WorkloadWeek } from '@app/contracts';
import { dateOf, type LondonDay } from '../../platform/clock/london-day';

/** One colour's stone to cut in a week; week 0 is the current week. */
export interface PlannedColor extends WorkloadColor {
  week: number;
  isInProduction: boolean;
}

export function planWeeks(
  colors: readonly PlannedColor[],
  monday: LondonDay,
  count: number,
): Pick<Workload, 'weeks' | 'later'> {
  const plannedInWeek = (week: number) => colors.filter((planned) => planned.week === week);
  const weeks = Array.from({ length: count }, (_, week): WorkloadWeek => {
    const planned = plannedInWeek(week);
    return {
      from: dateOf({ ...monday, day: monday.day + 7 * week }),
      to: dateOf({ ...monday, day: monday.day + 7 * week + 6 }),
      ...sumOf(planned),
      inProduction: sumOf(planned.filter(({ isInProduction }) => isInProduction)).squareMetres,
      colors: sumByColor(planned),
    };
  });
  return { weeks, later: sumOf(plannedInWeek(count)) };
}

function sumByColor(planned: readonly PlannedColor[]): WorkloadColor[] {
  const ofSameColor = ({ material, color }: PlannedColor) =>
    planned.filter((one) => one.material === material && one.color === color);
  return planned
    .filter((one) => ofSameColor(one)[0] === one)
    .map((one) => {
      const { material, color, hexCode } = one;
      return { material, color, hexCode, ...sumOf(ofSameColor(one)) };
    })
    .sort((one, other) => Number(other.squareMetres) - Number(one.squareMetres));
}

const mm2PerM2 = 1_000_000;

/** Adds whole square millimetres, since adding decimals would be inexact. */
function sumOf(parts: readonly WorkloadSum[]): WorkloadSum {
  const totalMm2 = parts.reduce(
    (sum, { squareMetres }) => sum + Math.round(Number(squareMetres) * mm2PerM2),
    0,
  );
  return {
    orders: parts.reduce((sum, { orders }) => sum + orders, 0),
    squareMetres: (Math.round(totalMm2 / (mm2PerM2 / 100)) / 100).toFixed(2),
  };
}
