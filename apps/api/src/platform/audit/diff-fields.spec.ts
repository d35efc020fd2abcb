import { diffFields } from './add-audit-entry';

it('keeps only changed fields', () => {
  expect(
    diffFields(
      { name: 'Carrara', price: '4.00', images: ['a'] },
      { name: 'Carrara', price: '4.20', images: ['a', 'b'] },
    ),
  ).toEqual({
    before: { price: '4.00', images: ['a'] },
    after: { price: '4.20', images: ['a', 'b'] },
  });
});

it('has null for an added or removed field', () => {
  expect(diffFields({ note: 'x' }, { hint: 'y' })).toEqual({
    before: { note: 'x', hint: null },
    after: { note: null, hint: 'y' },
  });
});

it('keeps all fields of what was created or deleted', () => {
  expect(diffFields(null, { name: 'Carrara' })).toEqual({ before: null, after: { name: 'Carrara' } });
  expect(diffFields({ name: 'Carrara' }, null)).toEqual({ before: { name: 'Carrara' }, after: null });
});
