import { afterInput, emptyState, type CalculatorInput, type CalculatorState } from './calculator-state';

const state: CalculatorState = { ...emptyState, materialId: 1, colorId: 11, length: '1200', cutoutId: 5 };

describe('transitions of specification §4', () => {
  it.each<[string, CalculatorInput, Partial<CalculatorState>]>([
    [
      'changing the material clears the colour',
      { kind: 'material', materialId: 2 },
      { materialId: 2, colorId: null },
    ],
    ['choosing the same material again keeps it', { kind: 'material', materialId: 1 }, { colorId: 11 }],
    ['a size survives a change of material', { kind: 'material', materialId: 2 }, { length: '1200' }],
    [
      'deselecting a colour clears colorId',
      { kind: 'color', colorId: null },
      { colorId: null, materialId: 1 },
    ],
    [
      'ticking a cut-out clears the single one',
      { kind: 'cutout', cutoutId: 2 },
      { cutoutId: null, cutoutIds: [2] },
    ],
    [
      'changing the quantity keeps the rest',
      { kind: 'quantity', quantity: 24 },
      { quantity: 24, length: '1200' },
    ],
    ['typing keeps the text as typed', { kind: 'typed', field: 'width', value: '35x' }, { width: '35x' }],
  ])('%s', (_, input, expected) => {
    expect(afterInput(state, input)).toMatchObject(expected);
  });

  it('ticking a second time unticks', () => {
    const ticked = afterInput(afterInput(state, { kind: 'cutout', cutoutId: 2 }), {
      kind: 'cutout',
      cutoutId: 3,
    });

    expect(afterInput(ticked, { kind: 'cutout', cutoutId: 2 }).cutoutIds).toEqual([3]);
  });
});
