import { siteContent, type LegalFacts } from '@app/content';
import { missingOwnerFacts } from './owner-facts';

const own: LegalFacts = { ...siteContent.legal, companyNumber: '08765432', vatNumber: 'GB 123 4567 89' };

it('takes the facts of a company, also of one in Scotland or without VAT, and those of a sole trader', () => {
  expect(missingOwnerFacts(own)).toEqual([]);
  expect(missingOwnerFacts({ ...own, companyNumber: 'SC123456', vatNumber: '' })).toEqual([]);
  expect(missingOwnerFacts({ ...own, companyNumber: '', vatNumber: '' })).toEqual([]);
});

it('finds what is as it was delivered, or is no such number', () => {
  expect(missingOwnerFacts(siteContent.legal)).toEqual([
    expect.stringMatching(/^site-content\.ts: legal\.companyNumber/),
    expect.stringMatching(/^site-content\.ts: legal\.vatNumber/),
  ]);
  expect(missingOwnerFacts({ ...own, companyNumber: '1234' })).toHaveLength(1);
  expect(missingOwnerFacts({ ...own, vatNumber: 'GB 12' })).toHaveLength(1);
});
