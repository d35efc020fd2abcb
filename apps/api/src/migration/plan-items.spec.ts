import { keyOf } from './catalogue-item';
import { planItems } from './plan-items';
import { aLiveItem, aPreviewColor, aPreviewMaterial } from './testing/an-item';

const marble = aPreviewMaterial('Marble', { description: 'Veined.' });
const better = aPreviewMaterial('Marble', { description: 'Veined, and yours.' });
const updatedAt = new Date('2026-11-20T10:00:00Z');
const verdictsOf = (live: Parameters<typeof planItems>[0], preview: Parameters<typeof planItems>[1]) =>
  planItems(live, preview).map(({ verdict: outcome }) => outcome);

it.each<[string, Parameters<typeof planItems>[0], string]>([
  ['creates what Live lacks', [], 'create'],
  ['updates what staff have not edited', [aLiveItem(marble)], 'update'],
  ['keeps what staff edited', [aLiveItem(marble, { isByStaff: true })], 'kept'],
  ['leaves what staff edited to the same values', [aLiveItem(better, { isByStaff: true })], 'same'],
  ['leaves what is the same', [aLiveItem(better)], 'same'],
  ['does not restore what staff deleted', [aLiveItem(better, { deletedAt: updatedAt })], 'kept'],
  [
    'prefers an item over a deleted one of the same name',
    [aLiveItem(better), aLiveItem(marble, { id: 2, deletedAt: updatedAt })],
    'same',
  ],
  [
    'ignores upper and lower case in names',
    [aLiveItem(aPreviewMaterial('MARBLE', { description: 'Veined.' }))],
    'update',
  ],
])('%s', (_, live, outcome) => {
  expect(verdictsOf(live, [better])).toEqual([outcome]);
  expect(verdictsOf([...live].reverse(), [better])).toEqual([outcome]);
});

it('distinguishes colours with one name in two materials', () => {
  const [granite, white] = [aPreviewMaterial('Granite'), aPreviewColor('Granite', 'White')];
  const live = [
    aLiveItem(aPreviewMaterial('Marble')),
    aLiveItem(granite, { id: 2 }),
    aLiveItem(aPreviewColor('Marble', 'White', { priceModifier: '6.00' }), { id: 3 }),
  ];
  const [, , planned] = planItems(live, [white, granite, aPreviewColor('marble', 'WHITE')]);
  expect(planned).toMatchObject({ verdict: 'update', live: { id: 3 }, changes: { name: 'WHITE' } });
  expect(planItems(live, [white])).toMatchObject([{ verdict: 'create', owner: { id: 2 } }]);
});

it('skips every colour of a material that staff deleted, including new ones', () => {
  const live = [
    aLiveItem(marble, { deletedAt: updatedAt }),
    aLiveItem(aPreviewColor('Marble', 'White'), { id: 2, deletedAt: updatedAt }),
  ];
  const preview = [marble, aPreviewColor('Marble', 'White'), aPreviewColor('Marble', 'Gold')];
  expect(verdictsOf(live, preview)).toEqual(['kept', 'kept', 'kept']);
});

it('plans materials before their colours', () => {
  const planned = planItems([], [aPreviewColor('Marble', 'White'), marble]);
  expect(planned.map(({ preview }) => preview.kind)).toEqual(['materials', 'colors']);
  expect(planned[1]).toMatchObject({ verdict: 'create', live: null, owner: null });
});

it('changes only what Preview contains', () => {
  const live = aLiveItem({ ...marble, fields: { ...marble.fields, warranty: '10 years' } });
  expect(planItems([live], [better])[0]?.changes).toEqual({ description: 'Veined, and yours.' });
});

it('gives each record a unique key, equal for all spellings', () => {
  expect(keyOf(aPreviewColor('Marble', 'A/B'))).toBe('colors/marble/a%2Fb');
  expect(keyOf(aPreviewColor('Marble/A', 'B'))).toBe('colors/marble%2Fa/b');
  expect(keyOf(aPreviewMaterial('MARBLE'))).toBe(keyOf(marble));
});
