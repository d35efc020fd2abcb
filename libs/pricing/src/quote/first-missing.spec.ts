import { firstMissing } from './first-missing';

describe('the next prompt', () => {
  const all = { hasMaterial: true, hasSize: true, hasThickness: true, hasColor: true };

  it.each([
    [{ hasMaterial: false, hasSize: false, hasThickness: false, hasColor: false }, 'material'],
    [{ ...all, hasSize: false, hasThickness: false }, 'size'],
    [{ ...all, hasThickness: false, hasColor: false }, 'thickness'],
    [{ ...all, hasColor: false }, 'color'],
    [all, null],
  ])('%j → %s', (inputs, missing) => {
    expect(firstMissing(inputs)).toBe(missing);
  });
});
