import type { Milestone } from '@app/content';

/** Milestones that share one column of text. */
interface TimelineColumn {
  milestones: readonly Milestone[];
  /** Position of the first of them, 0 to 1 of the line's length. */
  position: number;
  /** Left edge and width of the text, 0 to 1 of the line's length. */
  textStart: number;
  textWidth: number;
  isLast: boolean;
}

export interface TimelineScale {
  firstYear: number;
  lastYear: number;
  columns: readonly TimelineColumn[];
  /** Every year between the first and the last, with its position. */
  years: readonly { year: number; position: number; isMilestone: boolean }[];
}

/** Narrower text cannot be read: close years share a column. */
const minColumnWidth = 0.13;
const widestColumn = 0.165;

/** Positions milestones on a line on which every year is equally long; null without a span of time. */
export function timelineScale(milestones: readonly Milestone[]): TimelineScale | null {
  const sorted = [...milestones].sort((a, b) => a.year - b.year);
  const firstYear = sorted.at(0)?.year ?? 0;
  const lastYear = sorted.at(-1)?.year ?? 0;
  const span = lastYear - firstYear;
  if (span === 0) return null;
  const positionOf = (year: number) => (year - firstYear) / span;
  const groups = groupCloseYears(sorted, positionOf);
  return {
    firstYear,
    lastYear,
    columns: groups.map((group, index) => {
      const position = positionOf(group[0]?.year ?? firstYear);
      const isLast = index === groups.length - 1 && position > 1 - widestColumn;
      const next = groups[index + 1];
      const nextStart = next?.[0] ? positionOf(next[0].year) : 1;
      // The last column is at the end of the line, wherever its year is.
      const end = index === groups.length - 2 ? Math.min(nextStart, 1 - minColumnWidth) : nextStart;
      const textWidth = isLast ? minColumnWidth : Math.min(widestColumn, end - position - 0.01);
      return { milestones: group, position, textStart: isLast ? 1 - textWidth : position, textWidth, isLast };
    }),
    years: Array.from({ length: span - 1 }, (_, index) => firstYear + index + 1).map((year) => ({
      year,
      position: positionOf(year),
      isMilestone: sorted.some((milestone) => milestone.year === year),
    })),
  };
}

function groupCloseYears(sorted: readonly Milestone[], positionOf: (year: number) => number): Milestone[][] {
  const groups: Milestone[][] = [];
  for (const milestone of sorted) {
    const group = groups.at(-1);
    const groupStart = group?.[0] ? positionOf(group[0].year) : -1;
    if (group && positionOf(milestone.year) - groupStart < minColumnWidth) group.push(milestone);
    else groups.push([milestone]);
  }
  const last = groups.at(-1);
  const before = groups.at(-2);
  const isCrowded = before?.[0] && positionOf(before[0].year) > 1 - 2 * minColumnWidth;
  return last && before && isCrowded ? [...groups.slice(0, -2), [...before, ...last]] : groups;
}
