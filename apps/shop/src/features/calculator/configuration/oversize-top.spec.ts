import { selectParts } from '@app/configuration';
import { aCatalogue } from '../../../testing/a-catalogue';
import { emptyState } from './calculator-state';
import { toOversizeTop } from './oversize-top';

const sized = (length: string, width: string) =>
  toOversizeTop(selectParts({ ...emptyState, materialId: 1, length, width }, aCatalogue()), 'Two flights up');

it.each([
  ['too long', '3001', '350'],
  ['too wide', '1200', '351'],
  ['both', '4000', '620'],
  ['too wide, and shorter than we price online', '400', '351'],
  ['of the maximum size', '10000', '350'],
])('offers a price by staff for a top that is %s', (_, length, width) => {
  expect(sized(length, width)).toMatchObject({
    lengthMm: Number(length),
    widthMm: Number(width),
    material: { id: 1 },
    color: null,
    notes: 'Two flights up',
  });
});

it.each([
  ['it has a price', '3000', '350'],
  ['it is only too small', '499', '299'],
  ['a measurement is missing', '', '620'],
  ['a measurement cannot be read', '1200', '62.5'],
  ['a size is an obvious typing mistake', '1200', '35000'],
])('offers no price by staff if %s', (_, length, width) => {
  expect(sized(length, width)).toBeNull();
});
