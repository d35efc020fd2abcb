import assert from 'node:assert/strict';
import { it } from 'vitest';
import { findBelowFloor, judge } from './judge.ts';
import { toMarkdown } from './report.ts';

const reading = { coreShare: 1, p50Ms: 1, p99Ms: 2 };

/** A ratio for each round; the machine is twice as fast from one round to the next. */
const outcomeOf = (...ratios: number[]) => ({
  name: 'GET /api/tops',
  floor: 0.6,
  aim: 0.8,
  rounds: ratios.map((ratio, round) => {
    const bare = 1_000 * 2 ** round;
    return {
      product: { ...reading, requestsPerSecond: ratio * bare, cpuMicroseconds: 130 },
      bare: { ...reading, requestsPerSecond: bare, cpuMicroseconds: 100 },
    };
  }),
});

for (const [ratios, verdict] of [
  [[0.8], 'aim reached'],
  [[0.79, 0.799, 0.9], 'above floor'],
  [[0.6], 'above floor'],
  [[0.59, 0.9, 0.58], 'BELOW FLOOR'],
  [[0.1, 0.7, 0.7], 'above floor'],
  [[], 'BELOW FLOOR'],
  [[NaN], 'BELOW FLOOR'],
] as [number[], string][]) {
  it(`${ratios.join(', ') || 'nothing'} of the yardstick, floor 0.6 and aim 0.8: ${verdict}`, () => {
    const outcome = outcomeOf(...ratios);
    assert.equal(judge(outcome).verdict, verdict);
    assert.ok(toMarkdown([outcome]).includes(`| ${verdict} |`));
    assert.equal(findBelowFloor([outcome]).length, verdict === 'BELOW FLOOR' ? 1 : 0);
  });
}

it.each([{ cpuMicroseconds: 141 }, { p99Ms: 4.1 }])(
  'reaches no aim with %o, where bare has 100 µs and 2 ms, however many requests it answers',
  (change) => {
    const outcome = outcomeOf(0.9);
    for (const { product } of outcome.rounds) Object.assign(product, change);
    assert.equal(judge(outcome).verdict, 'above floor');
  },
);

it('says which figure is below its floor, of all that were measured', () => {
  const outcomes = [{ ...outcomeOf(0.9), name: 'GET /api/fast' }, outcomeOf(0.5, 0.5996, 0.7)];
  assert.deepEqual(findBelowFloor(outcomes), [
    "GET /api/tops: 0.5996 of the bare server's requests/s, and the floor is 0.6",
  ]);
});

it.each([
  [{ product: 0.97, bare: 0.96 }, '0.97 / 0.96 |'],
  [{ product: 0.97, bare: 0.61 }, '0.97 / 0.61 (bare waited) |'],
  [{ product: 0.5, bare: 0.6 }, '0.50 / 0.60 (product and bare waited) |'],
])('says of servers that had %o of a core which was no bottleneck', (shares, words) => {
  const outcome = outcomeOf(0.9);
  for (const { product, bare } of outcome.rounds) {
    product.coreShare = shares.product;
    bare.coreShare = shares.bare;
  }
  assert.ok(toMarkdown([outcome]).includes(words));
});

it('is not content with nothing', () => {
  assert.deepEqual(findBelowFloor([]), ['nothing was measured']);
});
