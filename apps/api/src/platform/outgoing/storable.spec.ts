import { storable } from './storable';

it('leaves plain JSON as it is', () => {
  const plain = { a: [1, 'Zoë 🛁', null, { b: true }], c: 0.1 };
  expect(storable(plain)).toEqual(plain);
});

it('takes out what PostgreSQL cannot keep', () => {
  expect(storable({ 'k\0': ['a\0b', 'lone \ud800', '\udc00', '🛁'] })).toEqual({
    k: ['ab', 'lone \ufffd', '\ufffd', '🛁'],
  });
});

it('is not led down a bottomless document', () => {
  const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(JSON.stringify(storable(JSON.parse(text)))).toBe('[[[[[[[[null]]]]]]]]');
});

it('makes no prototype of a field that is called so', () => {
  const copy = storable(JSON.parse('{"__proto__":{"isPaid":true}}')) as { isPaid?: boolean };
  expect(copy.isPaid).toBeUndefined();
});
