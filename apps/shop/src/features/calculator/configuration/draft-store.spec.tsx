import { emptyState } from './calculator-state';
import { draftStore } from './draft-store';

const key = 'calculator-draft';
const draft = { ...emptyState, materialId: 1, length: '1200', cutoutIds: [2], notes: 'pipe' };

it('returns what was saved, until it is cleared', () => {
  draftStore.write(draft);
  expect(draftStore.read()).toEqual(draft);

  draftStore.clear();
  expect(draftStore.read()).toBeNull();
});

it.each([
  ['nothing', null],
  ['invalid JSON', '{'],
  ['another version', JSON.stringify({ version: 0, state: draft })],
  ['an empty form', JSON.stringify({ version: 1, state: emptyState })],
  ['something else', '"hello"'],
])('offers no draft if storage contains %s', (_, stored) => {
  if (stored !== null) localStorage.setItem(key, stored);

  expect(draftStore.read()).toBeNull();
});

it('reads only valid values from a draft that was tampered with', () => {
  const state = { ...draft, colorId: 'x', cutoutIds: [2, null, '3'], notes: 'n'.repeat(50_000), more: 1 };
  localStorage.setItem(key, JSON.stringify({ version: 1, state }));

  expect(draftStore.read()).toEqual({ ...draft, cutoutIds: [2], notes: 'n'.repeat(20_000) });
});

it('works without storage', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(() => draftStore.write(draft)).not.toThrow();
  setItem.mockRestore();
});
