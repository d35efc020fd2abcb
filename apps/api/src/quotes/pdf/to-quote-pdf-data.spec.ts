import { aQuoteRow } from '../testing/a-quote-row';
import { toQuotePdfData } from './to-quote-pdf-data';

const facts = {
  customerName: null,
  now: new Date('2026-11-22T09:00:00Z'),
  publicOrigin: 'https://shop.example',
  picture: null,
};
/** The quote of the tests with other lines; the parts keep what the catalogue says of them. */
const withFlatPrice = (calculation: string, amount: string, description = 'Fixed from below') => {
  const row = aQuoteRow();
  const sinkType = { id: 4, name: 'Undermount Oval', description, priceModifier: amount };
  const lines = row.snapshot.lines.map((line) =>
    line.kind === 'sink' ? { ...line, calculation, amount } : line,
  );
  return { ...row, snapshot: { ...row.snapshot, sinkType, lines } };
};
const sinkLine = (...flatPrice: Parameters<typeof withFlatPrice>) =>
  toQuotePdfData(withFlatPrice(...flatPrice), facts).lines.find(({ label }) => label === 'Undermount Oval');

it("words the stone's line like the quote's page", () => {
  expect(toQuotePdfData(aQuoteRow(), facts).lines[0]).toEqual({
    label: 'Calacatta Gold, 20mm (Standard)',
    calculation: '1200\u00a0×\u00a0350\u00a0mm is 42 units of 100 × 100 mm at £8.50',
    amount: 35_700,
  });
});

it('describes fixed prices, marks discounts, and omits free parts', () => {
  expect(sinkLine('Flat price; cut-out only, no basin', '95.00')).toMatchObject({
    calculation: 'Fixed from below; cut-out only, no basin',
    amount: 9_500,
  });
  expect(sinkLine('Flat discount', '-5.00')).toMatchObject({ calculation: 'Flat discount', amount: -500 });
  expect(sinkLine('No charge', '0.00')).toBeUndefined();
});

it('prints catalogue text unchanged, dollar signs included', () => {
  expect(sinkLine('Flat price; cut-out only, no basin', '95.00', 'Worth $& or $1')).toMatchObject({
    calculation: 'Worth $& or $1; cut-out only, no basin',
  });
});

it('has no notes without a customer name (decision 7)', () => {
  const row = aQuoteRow({ notes: 'Ring Ada' });
  expect(toQuotePdfData(row, facts)).toMatchObject({ customerName: null, notes: null });
  expect(toQuotePdfData(row, { ...facts, customerName: 'Ada' })).toMatchObject({
    customerName: 'Ada',
    notes: 'Ring Ada',
  });
});

it('disables links in typed text', () => {
  const row = aQuoteRow({ notes: 'Pay the customs fee at https://evil.example/pay' });
  expect(toQuotePdfData(row, { ...facts, customerName: 'See www.evil.example' })).toMatchObject({
    customerName: 'See www. evil. example',
    notes: 'Pay the customs fee at https: //evil. example/pay',
  });
});

it('has expired from midnight on (D4)', () => {
  const row = aQuoteRow();
  const isExpiredAt = (now: Date) => toQuotePdfData(row, { ...facts, now }).isExpired;
  expect([isExpiredAt(new Date(row.valid_until.getTime() - 1)), isExpiredAt(row.valid_until)]).toEqual([
    false,
    true,
  ]);
});
