import { toStorable } from './to-storable';

it('leaves plain JSON unchanged', () => {
  const plain = { a: [1, 'Zoë 🛁', null, { b: true }], c: 0.1 };
  expect(toStorable(plain)).toEqual(plain);
});

it('removes what PostgreSQL cannot store', () => {
  expect(toStorable({ 'k\0': ['a\0b', 'lone \ud800', '\udc00', '🛁'] })).toEqual({
    k: ['ab', 'lone \ufffd', '\ufffd', '🛁'],
  });
});

it('limits the depth of a document', () => {
  const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(JSON.stringify(toStorable(JSON.parse(text)))).toBe('[[[[[[[[null]]]]]]]]');
});

it('sets no prototype from a field of that name', () => {
  const copy = toStorable(JSON.parse('{"__proto__":{"isPaid":true}}')) as { isPaid?: boolean };
  expect(copy.isPaid).toBeUndefined();
});
