import { CellNoise } from './cell-noise.mjs';
import { GradientNoise } from './gradient-noise.mjs';
import { randomFrom, seedOf } from './random.mjs';

// A changed picture must be approved: these numbers change only together with every image.
describe('the noise under every stone', () => {
  const seed = seedOf('carrara-white:0');

  it('produces the same seeds', () => {
    expect(seed).toBe(192_623_170);
    expect(randomFrom(seed)()).toBeCloseTo(0.9342191896867007, 12);
  });

  it('produces the same values', () => {
    const noise = new GradientNoise(seed);
    expect(noise.at(0.25, 0.5, 0.75)).toBeCloseTo(-0.07726049423217773, 12);
    expect(noise.at(-3.7, 12.1, 0)).toBeCloseTo(-0.13915354368, 12);
    expect(noise.fractal(100.3, -4.2, 7.7, 5, 0.6)).toBeCloseTo(0.07251311031041799, 12);
  });

  it('produces the same cells', () => {
    const cells = new CellNoise(seed);
    cells.look(1.5, -2.25, 0.1);
    expect(cells.nearest).toBeCloseTo(0.5583625026693743, 12);
    expect(cells.second).toBeCloseTo(0.6525004563019425, 12);
    expect(cells.identity).toBeCloseTo(0.29728214954957366, 12);
  });

  it('is continuous across lattice cells', () => {
    const noise = new GradientNoise(seed);
    expect(noise.at(4 - 1e-9, 0.3, 0.6)).toBeCloseTo(noise.at(4 + 1e-9, 0.3, 0.6), 7);
    expect(noise.at(-256 - 1e-9, 0.3, 0.6)).toBeCloseTo(noise.at(-256 + 1e-9, 0.3, 0.6), 7);
  });

  it('finds the nearest seeds although it skips cells', () => {
    const random = randomFrom(7);
    const cells = new CellNoise(seed);
    for (let look = 0; look < 200; look++) {
      const [x, y, z] = [random() * 50, random() * 50, random() * 50];
      cells.look(x, y, z);
      const { nearest, identity, toX, toY, toZ } = cells;
      expect(nearest).toBeLessThanOrEqual(cells.second);
      expect(Math.hypot(toX, toY, toZ)).toBeCloseTo(nearest, 12);
      cells.look(x + toX, y + toY, z + toZ);
      expect(cells.nearest).toBeCloseTo(0, 9);
      expect(cells.identity).toBe(identity);
    }
  });
});
