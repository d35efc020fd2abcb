import { cancellingText, handOverText, refusedPriceText } from './promise-text';

it('the terms state the refund at each stage, in the owner’s figures', () => {
  expect(cancellingText({ toMeasure: '0.00', measured: '50.00', cut: null })).toEqual([
    'Until the sizes are agreed with you, all that you have paid is refunded.',
    'From then until your stone is cut, we keep £50.00 for our work, never more than the deposit, and refund the rest.',
    'Once it is being cut, nothing is refunded, as the top is made to measure.',
  ]);
});

it.each([
  ['0.00', ', and all that you have paid is refunded.'],
  ['30.00', ', and we keep £30.00 for our work, never more than the deposit, and refund the rest.'],
  [null, ', and nothing is refunded, as the top is made to measure.'],
  [undefined, '.'],
])(
  'the terms state the refund if a measured price is refused and %s is kept before measuring',
  (kept, ending) => {
    expect(refusedPriceText(kept)).toBe(
      `If you do not agree to the new price, the sizes count as not agreed: as long as nothing is cut, you may cancel as before measuring${ending}`,
    );
  },
);

it.each([
  [4, false, 'within 4 weeks of the day on which you agree the sizes; we agree the day with you.'],
  [1, true, 'within 1 week of the day on which you agreed the sizes; we agree the day with you.'],
])(
  'the lead time is %s weeks from the day the sizes are agreed (agreed: %s)',
  (weeks, areAgreed, expected) => {
    expect(handOverText(weeks, { areAgreed })).toBe(expected);
  },
);
