import { type CompanySettings, defaultCompany } from '@app/contracts';

export const companySettings = (changes: Partial<CompanySettings> = {}): CompanySettings => ({
  company: defaultCompany,
  version: 3,
  lastChange: null,
  missing: [],
  isOpen: true,
  ...changes,
});

export const phoneChanged = { at: '2026-11-23T09:12:00.000Z', by: 'Alison', fields: ['phone'] } as const;

export const notOpen = companySettings({
  version: 0,
  isOpen: false,
  missing: [
    { field: 'legalName', message: 'This is an example: enter your own, or leave it empty.' },
    { field: 'bannerLastDay', message: 'Enter the last day of the offer, or remove the banner.' },
  ],
});
