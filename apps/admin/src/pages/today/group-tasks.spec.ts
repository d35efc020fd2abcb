import { aTask } from '../../features/tasks/testing/a-task';
import { groupTasks } from './group-tasks';

const now = new Date('2026-06-30T22:30:00Z'); // half past eleven in London
const due = (dueAt: string, isOverdue = false) => aTask({ id: dueAt, dueAt, isOverdue });

it('groups tasks into overdue, today and later, by London days', () => {
  const groups = groupTasks(
    [
      due('2026-06-30T08:00:00Z', true),
      due('2026-06-30T22:29:59Z'),
      due('2026-06-30T22:59:59Z'),
      due('2026-06-30T23:00:00Z'),
    ],
    now,
  );
  expect(groups.map(({ urgency, tasks }) => [urgency, tasks.map(({ id }) => id)])).toEqual([
    ['overdue', ['2026-06-30T08:00:00Z', '2026-06-30T22:29:59Z']],
    ['today', ['2026-06-30T22:59:59Z']],
    ['later', ['2026-06-30T23:00:00Z']],
  ]);
});

it('leaves out empty groups', () => {
  expect(groupTasks([due('2027-01-01T00:00:00Z')], now).map(({ urgency }) => urgency)).toEqual(['later']);
  expect(groupTasks([], now)).toEqual([]);
});
