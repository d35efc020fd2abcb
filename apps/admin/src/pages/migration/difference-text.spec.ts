import type { FieldDifference } from '@app/contracts';
import { createdText, fieldText, truncate } from './difference-text';
import { carraraWhite, porcelain, tapHole } from './testing/a-migration';

const difference = (
  field: string,
  live: string | null,
  preview: string | null,
  kind: 'colors' | 'thicknesses',
) => fieldText(kind, { field, live, preview } satisfies FieldDifference);

it('shows prices in pounds, pictures by name and missing values as none', () => {
  expect(difference('priceModifier', '8.20', '8.50', 'colors')).toEqual({
    field: 'price',
    live: '£8.20',
    preview: '£8.50',
  });
  expect(difference('imageUrl2', null, '/stone/emperador-dark-scene.jpg', 'colors')).toEqual({
    field: 'image 2',
    live: 'none',
    preview: 'emperador-dark-scene',
  });
  expect(difference('imageUrl', null, `/api/images/${'bbdd4729'.repeat(8)}-800.jpg`, 'colors')).toEqual({
    field: 'image 1',
    live: 'none',
    preview: 'uploaded, bbdd4729',
  });
  expect(difference('isActive', 'true', 'false', 'colors')).toEqual({
    field: 'active',
    live: 'yes',
    preview: 'no',
  });
  expect(difference('priceModifier', '1.00', '1.20', 'thicknesses').preview).toBe('1.20');
  expect(difference('deletedAt', '2024-11-21T10:00:00.000Z', null, 'colors')).toEqual({
    field: 'deleted',
    live: '21 Nov 2024',
    preview: 'not deleted',
  });
  expect(difference('edgeFinish', '', 'honed', 'thicknesses')).toMatchObject({
    field: 'edge finish',
    live: 'none',
  });
});

it('summarises a new record', () => {
  expect(createdText(porcelain)).toBe('new, with 4 colours');
  expect(createdText({ ...porcelain, colors: 0 })).toBe('new');
  expect(createdText(carraraWhite)).toBe('2 image URLs, £6.80 per 100×100 mm');
  expect(createdText(tapHole)).toBe('−£5.00');
  expect(createdText({ ...tapHole, fields: [] })).toBe('new');
});

it('shortens long texts at a word, and keeps short ones whole', () => {
  expect(truncate('Strong and durable.')).toBe('Strong and durable.');
  const cut = truncate('a face that shrugs off heat '.repeat(5));
  expect(cut).toMatch(/ [a-z]+…$/);
  expect(cut.length).toBeLessThanOrEqual(61);
  expect(truncate(`${'Thin, light and as hard as glass. '.repeat(2)}The face can be concrete.`)).toMatch(
    /[a-z]…$/,
  );
  expect(truncate('x'.repeat(200))).toHaveLength(61);
});
