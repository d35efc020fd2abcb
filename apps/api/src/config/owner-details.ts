import { siteContent, type SiteContent } from '@app/content';
import { ConfigError } from '@app/server';
import { type Environment } from '@app/server';
import { readConfig } from './read-config';
import type { AppConfig } from './app-config';

/** UK company number: eight digits, or two letters and six digits. */
const companyNumber = /^(?:\d{8}|[A-Z]{2}\d{6})$/;
/** UK VAT number: nine digits, or twelve for a branch. */
const vatNumber = /^(?:GB)?(?:\d{9}|\d{12})$/;
const accountNumber = /^\d{8}$/;
const sortCode = /^\d\d-?\d\d-?\d\d$/;
const isPlaceholder = (number: string) => !/[1-9]/.test(number);

/** Example domains (RFC 2606) and Ofcom's phone numbers for fiction. */
const example = /[@./]example\.(?:com|net|org|co\.uk)\b|\.example\b|\bExample Ltd\b|118 ?496 ?0\d{3}/;

/** Sample content that the owner has not replaced, one sentence each. */
export function missingOwnerDetails(content: SiteContent): string[] {
  const { bank, legal, banner } = content;
  const bare = (text: string) => text.replace(/\s/g, '');
  const company = bare(legal.companyNumber);
  const vat = bare(legal.vatNumber);
  return [
    ...findExamples(content, 'site-content.ts: ').map(
      (place) => `${place} is an example: name your own, or leave it empty`,
    ),
    ...(company === '' || (companyNumber.test(company) && !isPlaceholder(company))
      ? []
      : [
          'site-content.ts: legal.companyNumber must be the number of the company that runs the shop, or empty if no company does',
        ]),
    ...(vat === '' || (vatNumber.test(vat) && !isPlaceholder(vat))
      ? []
      : ['site-content.ts: legal.vatNumber must be its VAT number, or empty if it has none']),
    ...(bank.number === '' ||
    (accountNumber.test(bank.number) && !isPlaceholder(bank.number) && sortCode.test(bank.sortCode))
      ? []
      : ['site-content.ts: bank must be the account for transfers, or its number empty if there is none']),
    // An offer without a last day would mislead customers (D54).
    ...(banner.text === '' || /^\d{4}-\d{2}-\d{2}$/.test(banner.lastDay ?? '')
      ? []
      : ['site-content.ts: banner.lastDay must be the last day of the offer, or banner.text empty']),
  ];
}

/**
 * Settings of a public service: in production it must name its owner, as the law requires.
 * @throws ConfigError
 */
export function readServiceConfig(env: Environment): AppConfig {
  const missing = env.APP_ENV === 'demo' ? [] : missingOwnerDetails(siteContent);
  try {
    const config = readConfig(env);
    if (missing.length === 0) return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    missing.unshift(...error.problems);
  }
  throw new ConfigError(missing);
}

/** Places with sample addresses or numbers. Content marked as a sample is hidden in production anyway. */
function findExamples(value: unknown, place: string): string[] {
  if (typeof value === 'string') return example.test(value) ? [place] : [];
  if (typeof value !== 'object' || value === null || 'isSample' in value) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    findExamples(part, place.endsWith(' ') ? place + name : `${place}.${name}`),
  );
}
