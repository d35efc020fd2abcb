import { parseHex } from './color.mjs';
import { recipes } from './recipes.mjs';
import { createStone } from './stone-function.mjs';

/**
 * Mean colour over what the close-up shows.
 * @param {typeof recipes[number]} recipe
 */
function meanColor(recipe) {
  const stone = createStone(recipe);
  const rgb = new Float64Array(3);
  const sum = [0, 0, 0];
  const steps = 24;
  for (let column = 0; column < steps; column++) {
    for (let row = 0; row < steps; row++) {
      const x = ((column + 0.5) / steps - 0.5) * recipe.span;
      const y = ((row + 0.5) / steps - 0.5) * recipe.span;
      stone(x, y, 0, rgb);
      rgb.forEach((channel, index) => (sum[index] += channel / (steps * steps)));
    }
  }
  return sum;
}

describe('a stone', () => {
  it.each(recipes)('$name is reproducible', (recipe) => {
    const one = new Float64Array(3);
    const other = new Float64Array(3);
    createStone(recipe)(123.4, -56.7, 8.9, one);
    const again = createStone(structuredClone(recipe));
    again(0, 0, 0, other);
    again(123.4, -56.7, 8.9, other);

    expect(one).toEqual(other);
    for (const channel of one) expect(channel >= 0 && channel <= 1).toBe(true);
  });

  it.each(recipes)('$name has about the colour that is shown while its picture loads', (recipe) => {
    const stated = parseHex(recipe.hex);
    meanColor(recipe).forEach((channel, index) =>
      expect(Math.abs(channel - (stated[index] ?? 0))).toBeLessThan(0.05),
    );
  });

  it('shows another spot with an offset', () => {
    const [recipe] = recipes;
    const there = new Float64Array(3);
    const moved = new Float64Array(3);
    createStone({ ...recipe, offset: [0, 0] })(40, 70, 5, there);
    createStone({ ...recipe, offset: [40, 70] })(0, 0, 5, moved);
    expect(moved).toEqual(there);
  });

  it('refuses an unknown layer', () => {
    const layers = /** @type {any} */ ([{ kind: 'glitter' }]);
    expect(() => createStone({ slug: 'x', base: '#ffffff', layers })).toThrow('glitter');
  });
});
