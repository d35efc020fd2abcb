import type { Company, MissingDetail } from '@app/contracts';

/** UK company number: eight digits, or two letters and six digits. */
const companyNumberPattern = /^(?:\d{8}|[A-Z]{2}\d{6})$/;
/** UK VAT number: nine digits, or twelve for a branch. */
const vatNumberPattern = /^(?:GB)?(?:\d{9}|\d{12})$/;
const isPlaceholder = (number: string) => !/[1-9]/.test(number);

/** Example domains (RFC 2606) and Ofcom's phone numbers for fiction. */
const examplePattern = /[@./]example\.(?:com|net|org|co\.uk)\b|\.example\b|\bExample Ltd\b|118 ?496 ?0\d{3}/;

/** What is not the owner's own yet, one sentence each: production must name its owner, as the law requires. */
export function missingDetails(company: Company): MissingDetail[] {
  const bare = (text: string) => text.replace(/\s/g, '');
  const number = bare(company.companyNumber);
  const vat = bare(company.vatNumber);
  const fields = Object.keys(company) as (keyof Company)[];
  return [
    ...fields
      .filter((field) => examplePattern.test(JSON.stringify(company[field])))
      .map((field) => ({ field, message: 'This is an example: enter your own, or leave it empty.' })),
    ...(number === '' || (companyNumberPattern.test(number) && !isPlaceholder(number))
      ? []
      : [
          {
            field: 'companyNumber' as const,
            message: 'Enter the number of the company that runs the shop, or leave it empty if none does.',
          },
        ]),
    ...(vat === '' || (vatNumberPattern.test(vat) && !isPlaceholder(vat))
      ? []
      : [
          {
            field: 'vatNumber' as const,
            message: 'Enter your VAT number, or leave it empty if you have none.',
          },
        ]),
    ...(company.bankNumber !== '' && isPlaceholder(company.bankNumber)
      ? [
          {
            field: 'bankNumber' as const,
            message: 'Enter your account, or leave it empty if you take no transfers.',
          },
        ]
      : []),
    // An offer without a last day would mislead customers (D54).
    ...(company.bannerText === '' || company.bannerLastDay !== ''
      ? []
      : [
          {
            field: 'bannerLastDay' as const,
            message: 'Enter the last day of the offer, or remove the banner.',
          },
        ]),
  ];
}
