import {
  type AttemptState,
  attemptStates,
  attemptTransitions,
  canTransition,
  liveStatesSql,
  canDecide,
} from './attempt-transitions';

/** A row for each current state, a column for each next state, in the order of `attemptStates`. */
const allowed = `
             creating open failed expired closed rejected paid review returned
  creating   -        yes  yes    yes     yes    yes      yes  yes    -
  open       -        -    yes    yes     yes    -        yes  yes    -
  failed     -        yes  -      yes     yes    -        yes  yes    -
  expired    -        -    -      -       -      -        yes  yes    -
  closed     -        -    -      -       -      -        yes  yes    -
  rejected   -        -    -      -       -      -        yes  yes    -
  paid       -        -    -      -       -      -        -    -      -
  review     -        -    -      -       -      -        -    -      -
  returned   -        -    -      -       -      -        -    -      -`;

const [header = '', ...lines] = allowed.trim().split('\n');
const columns = header.trim().split(/\s+/) as AttemptState[];
const cells = lines.flatMap((line) => {
  const [from = '', ...columnsOfRow] = line.trim().split(/\s+/);
  return columnsOfRow.map(
    (cell, index) => [from, columns[index], cell === 'yes'] as [AttemptState, AttemptState, boolean],
  );
});

it('the table of transitions has a cell for each pair of states', () => {
  expect(cells).toHaveLength(attemptStates.length ** 2);
  expect(Object.keys(attemptTransitions)).toEqual([...attemptStates]);
});

it.each(cells)('allows an attempt to change from %s to %s: %s', (from, to, isAllowed) => {
  expect(canTransition(from, to)).toBe(isAllowed);
});

it('staff can end a review as paid, returned or closed', () => {
  for (const from of attemptStates) {
    const decided = attemptStates.filter((to) => canDecide(from, to));
    expect(decided.sort()).toEqual(from === 'review' ? ['closed', 'paid', 'returned'] : []);
  }
});

it('uses the same live states in SQL as the indexes', () => {
  expect(liveStatesSql).toBe("'creating', 'open', 'failed'");
});
