import type { Company, MissingDetail } from '@app/contracts';

/** UK company number: eight digits, or two letters and six digits. */
const companyNumberPattern = /^(?:\d{8}|[A-Z]{2}\d{6})$/;
/** UK VAT number: nine digits, or twelve for a branch. */
const vatNumberPattern = /^(?:GB)?(?:\d{9}|\d{12})$/;
const isPlaceholder = (number: string) => !/[1-9]/.test(number);

/** Example domains (RFC 2606) and Ofcom's phone numbers for fiction. */
const examplePattern = /[@./]example\.(?:com|net|org|co\.uk)\b|\.example\b|\bExample Ltd\b|118 ?496 ?0\d{3}/;

/** Fields that still have examples or invalid numbers. By law, a shop in production must name its owner. */
export function findMissingDetails(company: Company): MissingDetail[] {
  const fields = Object.keys(company) as (keyof Company)[];
  const missing: MissingDetail[] = fields
    .filter((field) => examplePattern.test(JSON.stringify(company[field])))
    .map((field) => ({ field, message: 'This is an example: enter your own, or leave it empty.' }));
  if (!isEmptyOrValid(company.companyNumber, companyNumberPattern))
    missing.push({
      field: 'companyNumber',
      message: 'Enter the number of the company that runs the shop, or leave it empty if none does.',
    });
  if (!isEmptyOrValid(company.vatNumber, vatNumberPattern))
    missing.push({
      field: 'vatNumber',
      message: 'Enter your VAT number, or leave it empty if you have none.',
    });
  if (company.bankNumber !== '' && isPlaceholder(company.bankNumber))
    missing.push({
      field: 'bankNumber',
      message: 'Enter your account, or leave it empty if you take no transfers.',
    });
  // An offer without a last day would mislead customers (D54).
  if (company.bannerText !== '' && company.bannerLastDay === '')
    missing.push({
      field: 'bannerLastDay',
      message: 'Enter the last day of the offer, or remove the banner.',
    });
  return missing;
}

function isEmptyOrValid(text: string, pattern: RegExp): boolean {
  const number = text.replace(/\s/g, '');
  return number === '' || (pattern.test(number) && !isPlaceholder(number));
}
