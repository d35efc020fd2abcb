import { Dice } from './dice';

it('throws the same for the same seed, and something else for another', () => {
  const throws = (seed: number) => {
    const dice = new Dice(seed);
    return [dice.share(), dice.below(10), dice.id(), dice.digits(4)];
  };
  expect(throws(1)).toEqual(throws(1));
  expect(throws(1)).not.toEqual(throws(2));
});

it('spreads evenly, and makes ids as they are', () => {
  const dice = new Dice(7);
  const counts = [0, 0, 0, 0];
  for (let round = 0; round < 40_000; round += 1) {
    const side = dice.below(4);
    counts[side] = (counts[side] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  expect(dice.id()).toMatch(/^[A-Za-z0-9_-]{21}[AQgw]$/);
});
