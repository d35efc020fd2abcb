import { emptyCompany } from '@app/content/testing';
import { type Company, defaultCompany } from '@app/contracts';
import { findMissingDetails } from './find-missing-details';

const own: Company = {
  ...emptyCompany,
  tradingName: 'Marsh Stone',
  legalName: 'Marsh Stone Ltd',
  email: 'shop@marshstone.co.uk',
  companyNumber: '08765432',
  vatNumber: 'GB 123 4567 89',
};
const missing = (changes: Partial<Company> = {}) =>
  findMissingDetails({ ...own, ...changes }).map(({ field }) => field);

it('accepts a company, also in Scotland or without VAT, and a sole trader', () => {
  expect(missing()).toEqual([]);
  expect(missing({ companyNumber: 'SC123456', vatNumber: '' })).toEqual([]);
  expect(missing({ companyNumber: '', vatNumber: '' })).toEqual([]);
});

it('reports examples and invalid numbers', () => {
  expect(findMissingDetails(defaultCompany).map(({ field }) => field)).toEqual([
    'legalName',
    'phone',
    'email',
    'tradePhone',
    'tradeEmail',
    'socialLinks',
    'kitchenPartnerUrl',
    'creditUrl',
    'bankName',
    'reviewUrl',
    'companyNumber',
    'vatNumber',
    'bankNumber',
    'bannerLastDay',
  ]);
  expect(missing({ companyNumber: '1234' })).toEqual(['companyNumber']);
  expect(missing({ vatNumber: 'GB 12' })).toEqual(['vatNumber']);
});

it('requires a last day for a banner (D54)', () => {
  expect(missing({ bannerText: 'Limited-Time Offer', bannerLastDay: '2026-12-31' })).toEqual([]);
  expect(missing({ bannerText: 'Limited-Time Offer' })).toEqual(['bannerLastDay']);
});
