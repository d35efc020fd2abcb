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
  const plannedIn = (week: number) => colors.filter((planned) => planned.week === week);
  const weeks = Array.from({ length: count }, (_, week): WorkloadWeek => {
    const planned = plannedIn(week);
    return {
      from: dateOf({ ...monday, day: monday.day + 7 * week }),
      to: dateOf({ ...monday, day: monday.day + 7 * week + 6 }),
      ...sumOf(planned),
      inProduction: sumOf(planned.filter(({ isInProduction }) => isInProduction)).squareMetres,
      colors: byColor(planned),
    };
  });
  return { weeks, later: sumOf(plannedIn(count)) };
}

function byColor(planned: readonly PlannedColor[]): WorkloadColor[] {
  const stoneOfSameColor = ({ material, color }: PlannedColor) =>
    planned.filter((one) => one.material === material && one.color === color);
  return planned
    .filter((one) => stoneOfSameColor(one)[0] === one)
    .map((one) => {
      const { material, color, hexCode } = one;
      return { material, color, hexCode, ...sumOf(stoneOfSameColor(one)) };
    })
    .sort((one, other) => Number(other.squareMetres) - Number(one.squareMetres));
}

/** Added as whole square millimetres, so that six decimals add up exactly. */
function sumOf(sums: readonly WorkloadSum[]): WorkloadSum {
  const squareMillimetres = sums.reduce((sum, one) => sum + Math.round(Number(one.squareMetres) * 1e6), 0);
  return {
    orders: sums.reduce((sum, { orders }) => sum + orders, 0),
    squareMetres: (Math.round(squareMillimetres / 1e4) / 100).toFixed(2),
  };
}
