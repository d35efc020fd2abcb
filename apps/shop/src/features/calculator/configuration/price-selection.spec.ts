import { priceSelection, selectParts, toSaveRequest } from '@app/configuration';
import { aCatalogue, aThickness } from '../../../testing/a-catalogue';
import { emptyState, type CalculatorState } from './calculator-state';
import { missingFields, findSaveProblem } from './fields';

const catalogue = aCatalogue();
const complete: CalculatorState = {
  ...emptyState,
  materialId: 1,
  colorId: 11,
  thicknessId: 1,
  sinkTypeId: 2,
  cutoutIds: [2],
  length: '1200',
  width: '350',
};
const priceOf = (change: Partial<CalculatorState>) =>
  priceSelection(selectParts({ ...complete, ...change }, catalogue));

it('prices the example of the design at £477.00 with a deposit of £47.70', () => {
  expect(priceOf({})).toMatchObject({ total: 47_700, deposit: 4_770, isSellable: true });
});

it.each<[string, Partial<CalculatorState>, string]>([
  ['no material', { materialId: null }, 'material'],
  ['no length', { length: '' }, 'size'],
  ['a width out of range', { width: '351' }, 'size'],
  ['no thickness', { thicknessId: null }, 'thickness'],
  ['no colour, however much sink and cut-outs come to (D7)', { colorId: null }, 'color'],
  ['a colour of another material', { colorId: 21 }, 'color'],
])('prompts for what is missing: %s', (_, change, missing) => {
  expect(priceOf(change)).toEqual({ kind: 'missing', missing });
});

it.each<[string, Partial<CalculatorState>, number]>([
  ['‘No Sink’ is no sink', { sinkTypeId: 1 }, 38_200],
  ['‘No Cutouts’ beside others is dropped', { cutoutIds: [1, 2] }, 47_700],
  ['the single cut-out counts where none is ticked', { cutoutId: 2, cutoutIds: [] }, 47_700],
  ['the single cut-out does not count beside a ticked one', { cutoutId: 3, cutoutIds: [2] }, 47_700],
])('%s', (_, change, total) => {
  expect(priceOf(change)).toMatchObject({ total });
});

it('selects the only thickness', () => {
  const single = aCatalogue({ thicknesses: [aThickness(7, '20mm')] });

  expect(selectParts({ ...complete, thicknessId: null }, single).thickness?.id).toBe(7);
  expect(selectParts({ ...complete, thicknessId: null }, catalogue).thickness).toBeNull();
});

it('ignores a thickness the material is not available in, and selects the only available one', () => {
  const [marble, ...otherMaterials] = catalogue.materials;
  const only = { ...catalogue, materials: [{ ...marble!, thicknesses: ['30mm'] }, ...otherMaterials] };

  expect(selectParts({ ...complete, thicknessId: 1 }, only)).toMatchObject({
    thickness: { value: '30mm' },
    thicknessRefusal: null,
  });
  const none = { ...catalogue, materials: [{ ...marble!, thicknesses: ['3mm'] }, ...otherMaterials] };
  expect(selectParts({ ...complete, thicknessId: 1 }, none)).toMatchObject({
    thickness: null,
    thicknessRefusal: `${marble!.name} does not come in 20mm. Choose another thickness.`,
  });
});

it('prices several equal tops as a multiple of one, and sends the quantity', () => {
  const selection = selectParts({ ...complete, quantity: 24 }, catalogue);
  const price = priceSelection(selection);

  expect(price).toMatchObject({ total: 1_144_800, deposit: 114_480 });
  expect(price.kind === 'priced' && toSaveRequest(selection, '', price.total)).toMatchObject({
    quantity: 24,
    totalPrice: '11448.00',
    area: '0.42',
  });
});

describe("Save's messages", () => {
  it.each<[string, Partial<CalculatorState>, object | null]>([
    ['nothing is wrong', {}, null],
    ['everything is missing', emptyState, { kind: 'incomplete', field: 'material' }],
    [
      'length and thickness are missing',
      { length: '', thicknessId: null },
      { kind: 'incomplete', field: 'length' },
    ],
    ['the width is out of range', { width: '400' }, { kind: 'incomplete', field: 'width' }],
    ['only the colour is missing', { colorId: null }, { kind: 'zero-price', field: 'color' }],
    ['a discount eats the price', { cutoutIds: [3] }, { kind: 'zero-price', field: 'sink' }],
  ])('%s', (_, change, problem) => {
    const selection = selectParts({ ...complete, ...change }, catalogue);
    const price = priceSelection(selection);

    expect(findSaveProblem(selection, price.kind === 'priced' && price.isSellable)).toEqual(problem);
  });

  it('list what is missing in the order of the screen', () => {
    expect(missingFields(selectParts(emptyState, catalogue))).toEqual([
      'material',
      'length',
      'width',
      'thickness',
      'color',
    ]);
  });
});

describe('the save request', () => {
  it('has the fields of specification §3, ids as strings, and the shown price (D1)', () => {
    const selection = selectParts(complete, catalogue);
    const price = priceSelection(selection);

    expect(price.kind === 'priced' && toSaveRequest(selection, '  pipe left ', price.total)).toEqual({
      materialId: '1',
      colorId: '11',
      sinkTypeId: '2',
      thicknessId: '1',
      cutoutId: null,
      cutoutIds: ['2'],
      length: 1200,
      width: 350,
      area: '0.42',
      basePrice: '6.200',
      totalPrice: '477.00',
      notes: 'pipe left',
    });
  });
});
