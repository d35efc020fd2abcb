import { pounds } from '../../lib/words';
import { basePriceWords, exampleWords } from './price-words';

it('says what a base price comes to per square metre, and how the shop prints it (D6)', () => {
  expect(basePriceWords('6.2')).toEqual({
    perSquareMetre: '£620.00',
    inTheShop: 'From £57.60/sq ft (£620.00/m²)',
  });
  expect(basePriceWords('6.205')).toEqual({
    perSquareMetre: '£620.50',
    inTheShop: 'From £57.65/sq ft (£620.50/m²)',
  });
});

it('says what a colour’s rate means for a top', () => {
  expect(exampleWords('8.50')).toBe('1200\u00a0×\u00a0350\u00a0mm comes to £357.00');
  expect(exampleWords('8,50')).toBe(exampleWords('8.50'));
  expect(exampleWords('0')).toBe('1200\u00a0×\u00a0350\u00a0mm comes to £0.00');
});

it.each(['', 'six', '-1', '5.6001'])('says nothing while %j is being typed', (typed) => {
  expect(basePriceWords(typed)).toBeNull();
  expect(exampleWords(typed)).toBeNull();
});

it('writes prices of the wire with a proper minus', () => {
  expect(pounds('5.600')).toBe('£5.600');
  expect(pounds('-15.00')).toBe('−£15.00');
});
