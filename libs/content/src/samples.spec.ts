import { siteContent } from './site-content';
import type { Statistic } from './site-content.types';
import { showSamples, withoutHiddenSamples } from './samples';

const sampleStatistic: Statistic = { figure: '21', meaning: 'years', isSample: true };
const realStatistic: Statistic = { figure: '4', meaning: 'generations' };

afterEach(() => showSamples(false));

it('hides sample texts unless it is a demonstration (D40)', () => {
  expect(withoutHiddenSamples([sampleStatistic, realStatistic])).toEqual([realStatistic]);

  showSamples(true);
  expect(withoutHiddenSamples([sampleStatistic, realStatistic])).toEqual([sampleStatistic, realStatistic]);
});

it('marks every invented testimonial, person, figure and map', () => {
  const { testimonials, team, statistics, showroomSketch } = siteContent;

  for (const item of [...testimonials, ...team, ...statistics, showroomSketch])
    expect(item?.isSample).toBe(true);
  expect(testimonials).toHaveLength(3);
});
