import { milestones } from '@app/content';
import { timelineScale } from './timeline-scale';

const scaleOf = (...years: number[]) =>
  timelineScale(years.map((year) => ({ year, title: String(year), text: '' })));
const columns = (...years: number[]) =>
  scaleOf(...years)?.columns.map((column) => column.milestones.map(({ year }) => year));

it('gives every year the same length', () => {
  const scale = scaleOf(2005, 2009, 2014, 2019, 2026);

  expect(scale?.columns.map((column) => Math.round(column.position * 21))).toEqual([0, 4, 9, 14, 21]);
  expect(scale?.years).toHaveLength(20);
  expect(scale?.years.filter(({ isMilestone }) => isMilestone).map(({ year }) => year)).toEqual([
    2009, 2014, 2019,
  ]);
});

it('puts close years into one column', () => {
  expect(columns(2005, 2006, 2014, 2026)).toEqual([[2005, 2006], [2014], [2026]]);
  expect(columns(2005, 2014, 2024, 2026)).toEqual([[2005], [2014], [2024, 2026]]);
});

it('sorts them', () => {
  expect(columns(2026, 2005, 2014)).toEqual([[2005], [2014], [2026]]);
});

it.each([
  [2005, 2009, 2014, 2019, 2026],
  [2005, 2008, 2011, 2014, 2017, 2020, 2023, 2026],
  [2000, 2001],
  [1987, 2010, 2025, 2026],
  milestones.map(({ year }) => year),
])('keeps columns apart and on the line, %j', (...years) => {
  const all = scaleOf(...years.flat())?.columns ?? [];
  expect(all).not.toHaveLength(0);
  all.forEach(({ textStart, textWidth }, index) => {
    expect(textWidth).toBeGreaterThan(0.1);
    expect(textStart + textWidth).toBeLessThanOrEqual(1.0001);
    const next = all[index + 1];
    if (next) expect(textStart + textWidth).toBeLessThanOrEqual(next.textStart + 0.0001);
  });
});

it('has no scale without two different years', () => {
  expect(scaleOf()).toBeNull();
  expect(scaleOf(1987)).toBeNull();
  expect(scaleOf(1987, 1987)).toBeNull();
});
