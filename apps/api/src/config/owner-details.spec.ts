import { siteContent, type Banner, type LegalDetails } from '@app/content';
import { emptyContent } from '@app/content/testing';
import { missingOwnerDetails } from './owner-details';

const own: LegalDetails = {
  ...siteContent.legal,
  companyName: 'Marsh Stone Ltd',
  companyNumber: '08765432',
  vatNumber: 'GB 123 4567 89',
};
const missing = (legal: Partial<LegalDetails> = {}, banner: Banner = { text: '' }) =>
  missingOwnerDetails({ ...emptyContent, legal: { ...own, ...legal }, banner });

it('accepts a company, also in Scotland or without VAT, and a sole trader', () => {
  expect(missing()).toEqual([]);
  expect(missing({ companyNumber: 'SC123456', vatNumber: '' })).toEqual([]);
  expect(missing({ companyNumber: '', vatNumber: '' })).toEqual([]);
});

it('reports sample values and invalid numbers', () => {
  expect(missingOwnerDetails(siteContent)).toEqual([
    ...[
      'company.phone.display',
      'company.phone.href',
      'company.email',
      'tradeDesk.phone.display',
      'tradeDesk.phone.href',
      'tradeDesk.email',
      'socialLinks.0.url',
      'socialLinks.1.url',
      'socialLinks.2.url',
      'kitchenPartner.url',
      'credit.url',
      'legal.companyName',
      'bank.name',
    ].map((place) => `site-content.ts: ${place} is an example: name your own, or leave it empty`),
    expect.stringMatching(/^site-content\.ts: legal\.companyNumber/),
    expect.stringMatching(/^site-content\.ts: legal\.vatNumber/),
    expect.stringMatching(/^site-content\.ts: bank must/),
    expect.stringMatching(/^site-content\.ts: banner\.lastDay/),
  ]);
  expect(missing({ companyNumber: '1234' })).toHaveLength(1);
  expect(missing({ vatNumber: 'GB 12' })).toHaveLength(1);
});

it('requires a last day for a banner (D54)', () => {
  expect(missing({}, { text: 'Limited-Time Offer', lastDay: '2026-12-31' })).toEqual([]);
  for (const banner of [{ text: 'Limited-Time Offer' }, { text: 'Limited-Time Offer', lastDay: 'soon' }])
    expect(missing({}, banner)).toEqual([expect.stringMatching(/^site-content\.ts: banner\.lastDay/)]);
});
