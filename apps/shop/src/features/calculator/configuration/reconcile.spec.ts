import { partOfField, reconcile, withoutPart, type PartName } from '@app/configuration';
import { aCatalogue } from '../../../testing/a-catalogue';
import { emptyState, type CalculatorState } from './calculator-state';

const catalogue = aCatalogue();
const state: CalculatorState = {
  ...emptyState,
  materialId: 1,
  colorId: 11,
  thicknessId: 1,
  sinkTypeId: 2,
  cutoutIds: [2],
  length: '1200',
};

it.each<[string, Partial<CalculatorState>, PartName[], Partial<CalculatorState>]>([
  ['all is still sold', {}, [], state],
  [
    'the material is gone, and its colour with it',
    { materialId: 99 },
    ['material'],
    { materialId: null, colorId: null },
  ],
  ['the colour is gone', { colorId: 99 }, ['color'], { materialId: 1, colorId: null }],
  [
    'thickness and sink are gone',
    { thicknessId: 99, sinkTypeId: 99 },
    ['thickness', 'sink'],
    { thicknessId: null },
  ],
  ['one of two cut-outs is gone', { cutoutIds: [2, 99] }, ['cutout'], { cutoutIds: [2] }],
])('%s', (_, change, removed, rest) => {
  const result = reconcile({ ...state, ...change }, catalogue);

  expect(result.gone).toEqual(removed);
  expect(result.state).toMatchObject({ ...rest, length: '1200' });
});

it('removes a thickness that the material is no longer available in', () => {
  const [marble, ...otherMaterials] = catalogue.materials;
  const materials = [{ ...marble!, thicknesses: ['30mm'] }, ...otherMaterials];

  expect(reconcile(state, { ...catalogue, materials })).toMatchObject({
    gone: ['thickness'],
    state: { thicknessId: null },
  });
});

it.each<[string | undefined, PartName | null]>([
  ['colorId', 'color'],
  ['cutoutIds', 'cutout'],
  ['somethingNew', null],
  [undefined, null],
])('finds the part that an error names: %s', (wireName, part) => {
  expect(partOfField(wireName)).toBe(part);
});

it.each<[PartName, Partial<CalculatorState>]>([
  ['material', { materialId: null, colorId: null }],
  ['color', { colorId: null }],
  ['thickness', { thicknessId: null }],
  ['sink', { sinkTypeId: null }],
  ['cutout', { cutoutIds: [] }],
])('removes one part: %s', (part, rest) => {
  expect(withoutPart(state, part)).toEqual({ ...state, ...rest });
});
