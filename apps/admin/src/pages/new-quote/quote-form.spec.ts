import { priceParts, selectParts, type Catalogue } from '@app/configuration';
import type { RequestedConfiguration, Color, Material, Thickness } from '@app/contracts';
import { addDays, londonDay } from '@app/ui';
import {
  defaultLastDay,
  priceProblems,
  quoteProblems,
  initialValues,
  toStaffQuoteRequest,
} from './quote-form';

const color = { id: 11, materialId: 1, name: 'Calacatta Gold', priceModifier: '8.50' } as Color;
const sold = { priceModifier: '0.00', isActive: true, description: '' };
const catalogue: Catalogue = {
  materials: [{ id: 1, name: 'Marble', thicknesses: ['20mm'], colors: [color] } as unknown as Material],
  thicknesses: [
    { id: 3, value: '20mm', displayName: '20mm' },
    { id: 4, value: '30mm', displayName: '30mm' },
  ] as Thickness[],
  sinkTypes: [{ ...sold, id: 5, name: 'Undermount Oval', priceModifier: '110.00', includesBasin: false }],
  cutouts: [{ ...sold, id: 7, name: 'Tap hole', priceModifier: '25.00', excludes: [] }],
};
const customer = { name: 'Harriet Cole', email: 'harriet@cole.example', phone: null };
const asked: RequestedConfiguration = {
  material: { id: 1, name: 'Marble' },
  color: { id: 11, name: 'Calacatta Gold' },
  thickness: { id: 3, name: '20mm' },
  lengthMm: 1200,
  widthMm: 350,
  sinkType: { id: 5, name: 'Undermount Oval' },
  cutouts: [{ id: 7, name: 'Tap hole' }],
  notes: 'third floor',
};
const sizeLimits = { lengthMm: { min: 100, max: 3_200 }, widthMm: { min: 100, max: 1_600 } };
const filled = () =>
  initialValues({ customer, configuration: asked, adjustments: [], channel: 'email' }, catalogue).values;
const problemsOf = (change: Partial<ReturnType<typeof filled>>) => {
  const values = { ...filled(), ...change };
  return quoteProblems(values, selectParts(values, catalogue, sizeLimits), sizeLimits);
};

it('starts with everything from the inquiry, and is ready to send', () => {
  const { values, notSold } = initialValues(
    { customer, configuration: asked, adjustments: [], channel: 'email' },
    catalogue,
  );

  expect(notSold).toEqual([]);
  expect(problemsOf({})).toEqual({});
  expect(toStaffQuoteRequest(values, { inquiry: { form: 'contact', id: 'abc' } }, '492.00')).toEqual({
    customerName: 'Harriet Cole',
    customerEmail: 'harriet@cole.example',
    customerPhone: null,
    materialId: '1',
    colorId: '11',
    thicknessId: '3',
    length: 1200,
    width: 350,
    quantity: 1,
    layout: null,
    sinkTypeId: '5',
    cutoutIds: ['7'],
    notes: 'third floor',
    channel: 'email',
    lastValidDay: null,
    adjustments: [],
    shownTotal: '492.00',
    inquiry: { form: 'contact', id: 'abc' },
    replacesQuoteId: null,
  });
});

it('starts with the inquiry’s quantity, up to the maximum', () => {
  const { values } = initialValues(
    { customer, configuration: asked, quantity: 24, adjustments: [], channel: 'phone' },
    catalogue,
  );
  expect(toStaffQuoteRequest(values, { inquiry: null }, null)).toMatchObject({ quantity: 24 });
  expect(priceParts(selectParts(values, catalogue))?.total).toBe(24 * 49_200);
  for (const quantity of ['', '0', '100', '2.5'])
    expect(problemsOf({ quantity })).toEqual({ quantity: 'Please enter 1 to 99' });
});

it('requires a thickness only if there is a choice', () => {
  const inBoth = { ...catalogue.materials[0], thicknesses: ['20mm', '30mm'] } as Material;
  const values = { ...filled(), thicknessId: '' };

  expect(quoteProblems(values, selectParts(values, catalogue), sizeLimits)).toEqual({});
  const selection = selectParts(values, { ...catalogue, materials: [inBoth] });
  expect(quoteProblems(values, selection, sizeLimits)).toHaveProperty('thicknessId');
});

it('refuses a thickness that another material came in, in the shop’s words', () => {
  const inOthers = { ...catalogue.materials[0], thicknesses: ['12mm', '30mm', '40mm'] } as Material;
  const others = {
    ...catalogue,
    materials: [inOthers],
    thicknesses: [...catalogue.thicknesses, { id: 5, value: '12mm', displayName: '12mm' } as Thickness],
  };
  const values = { ...filled(), thicknessId: '3' };

  expect(priceProblems(values, selectParts(values, others), sizeLimits)).toEqual([
    'Marble does not come in 20mm. Choose another thickness.',
  ]);
});

it('leaves out and names items that are no longer sold', () => {
  const gone = {
    ...asked,
    color: { id: 99, name: 'Nero Marquina' },
    cutouts: [
      { id: 7, name: 'Tap hole' },
      { id: 8, name: 'Corner notch' },
    ],
  };
  const { values, notSold } = initialValues(
    { customer, configuration: gone, adjustments: [], channel: 'phone' },
    catalogue,
  );

  expect(values).toMatchObject({ materialId: '1', colorId: '', cutoutIds: ['7'] });
  expect(notSold).toEqual(['Nero Marquina', 'Corner notch']);
});

it('has only the sender without a configuration, and selects a single thickness', () => {
  const [only] = catalogue.thicknesses;
  const { values } = initialValues(
    { customer, configuration: null, adjustments: [], channel: 'phone' },
    { ...catalogue, thicknesses: only ? [only] : [] },
  );

  expect(values).toMatchObject({
    customerName: 'Harriet Cole',
    materialId: '',
    length: '',
    thicknessId: '3',
  });
});

it.each([
  [
    '3400',
    'We can cut 100 to 3,200 mm. Quote two tops with a joint, or ask the workshop. The owner sets the limit on the board.',
  ],
  ['99', 'We can cut 100 to 3,200 mm'],
  ['', 'Please enter the length'],
  ['12.5', 'Please enter whole millimetres, such as 1200'],
])('shows at the field what is wrong with a length of %j', (length, problem) => {
  expect(problemsOf({ length })).toEqual({ length: problem });
});

it('names every missing choice, and clears a colour of another material', () => {
  expect(Object.keys(problemsOf({ materialId: '', thicknessId: '' }))).toEqual([
    'materialId',
    'colorId',
    'thicknessId',
  ]);
  expect(problemsOf({ customerEmail: 'harriet@' })).toEqual({ customerEmail: 'Please enter a valid email' });
});

const line = (amount: string, reason: string, unit: 'pounds' | 'percent' = 'pounds') => ({
  adjustments: [{ unit, amount, reason }],
});

it.each([
  [line('', 'Trade'), { 'adjustments.0.amount': 'Please enter the amount' }],
  [line('-25', ''), { 'adjustments.0.reason': 'Please enter a reason. The customer sees it.' }],
  [line('0.00', 'Nothing'), { 'adjustments.0.amount': 'Please enter an amount other than 0' }],
  [line('-10000.01', 'Much'), { 'adjustments.0.amount': 'At most £10,000 up or down' }],
  [
    line('2.505', 'Odd'),
    { 'adjustments.0.amount': 'Please enter pounds with at most 2 decimals, such as -25.00' },
  ],
  [line('-100.01', 'Much', 'percent'), { 'adjustments.0.amount': 'At most 100% up or down' }],
  [line('-10', 'Trade', 'percent'), {}],
  [line(' -25.00 ', 'Trade'), {}],
  [line('−1.250,00', 'Trade'), {}],
  [line('£0', 'Nothing'), { 'adjustments.0.amount': 'Please enter an amount other than 0' }],
  [line('£10 001', 'Much'), { 'adjustments.0.amount': 'At most £10,000 up or down' }],
])('requires amount and reason of an adjustment together: %j', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

it.each([
  ['6,80', '6.80'],
  ['-£1,250.5', '-1250.50'],
  ['25', '25.00'],
  ['10.000,01', null],
  ['0,00', null],
])('sends an adjustment of %j as %j', (typed, amount) => {
  const values = { ...filled(), ...line(typed, ' Trade ') };
  expect(toStaffQuoteRequest(values, { inquiry: null }, null).adjustments).toEqual(
    amount ? [{ unit: 'pounds', amount, reason: 'Trade' }] : [],
  );
});

it('rejects a past date and sends the chosen one', () => {
  expect(problemsOf({ lastValidDay: '2020-01-01' })).toEqual({
    lastValidDay: 'Please choose today or a later day',
  });
  expect(problemsOf({ lastValidDay: '' })).toEqual({ lastValidDay: 'Please choose a day' });
  const later = { ...filled(), lastValidDay: addDays(londonDay(), 60) };
  expect(toStaffQuoteRequest(later, { inquiry: null }, null).lastValidDay).toBe(later.lastValidDay);
});

it('calculates the same price as the shop', () => {
  const selection = selectParts(filled(), catalogue);

  expect(priceParts(selection)).toMatchObject({ total: 49_200, deposit: 4_920, isSellable: true });
  expect(priceParts({ ...selection, size: null })).toBeNull();
  expect(priceParts(selection, [{ unit: 'pounds', amount: '-25.50', reason: 'Ex-display' }])).toMatchObject({
    total: 46_650,
    deposit: 4_665,
    lines: [{}, {}, {}, { kind: 'adjustment', label: 'Ex-display', amount: -2_550 }],
  });
});

it('says beside the price what is missing for it', () => {
  const values = { ...filled(), colorId: '', length: '3300' };
  expect(priceProblems(values, selectParts(values, catalogue, sizeLimits), sizeLimits)).toEqual([
    'Please choose a colour',
    'Length: We can cut 100 to 3,200 mm. Quote two tops with a joint, or ask the workshop. The owner sets the limit on the board.',
  ]);
});

it('edits a quote in its place, with its own lines and its last day', () => {
  const adjustments = [
    { unit: 'pounds' as const, amount: '-25.50', reason: 'Ex-display' },
    { unit: 'percent' as const, amount: '-10.00', reason: 'Friend' },
  ];
  const edited = {
    id: 'kLSwY2vXZwqkrDQuVyeBfQ',
    reference: 'VT-26-00412',
    lastValidDay: addDays(londonDay(), 3),
  };
  const prefill = { customer, configuration: asked, adjustments, channel: 'phone' as const, edited };
  const { values } = initialValues(prefill, catalogue);
  expect(toStaffQuoteRequest(values, { inquiry: null, edited }, null)).toMatchObject({
    replacesQuoteId: edited.id,
    lastValidDay: edited.lastValidDay,
    adjustments,
  });
  const expired = { ...edited, lastValidDay: '2020-01-01' };
  expect(initialValues({ ...prefill, edited: expired }, catalogue).values.lastValidDay).toBe(
    defaultLastDay(),
  );
});
