import { pounds } from '../../lib/format-text';
import { basePriceText, exampleText } from './price-text';

it('shows a base price per square metre, and as the shop shows it (D6)', () => {
  expect(basePriceText('6.2')).toEqual({
    perSquareMetre: '£620.00',
    inTheShop: 'From £57.60/sq ft (£620.00/m²)',
  });
  expect(basePriceText('6.205')).toEqual({
    perSquareMetre: '£620.50',
    inTheShop: 'From £57.65/sq ft (£620.50/m²)',
  });
});

it('shows what a colour’s rate means for a top', () => {
  expect(exampleText('8.50')).toBe('1200\u00a0×\u00a0350\u00a0mm comes to £357.00');
  expect(exampleText('8,50')).toBe(exampleText('8.50'));
  expect(exampleText('0')).toBe('1200\u00a0×\u00a0350\u00a0mm comes to £0.00');
});

it.each(['', 'six', '-1', '5.6001'])('shows nothing while %j is being typed', (typed) => {
  expect(basePriceText(typed)).toBeNull();
  expect(exampleText(typed)).toBeNull();
});

it('formats prices with a proper minus sign', () => {
  expect(pounds('5.600')).toBe('£5.60');
  expect(pounds('5.605')).toBe('£5.605');
  expect(pounds('-15.00')).toBe('−£15.00');
});
