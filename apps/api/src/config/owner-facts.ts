import { siteContent, type SiteContent } from '@app/content';
import { ConfigError } from '@app/server';
import { type Environment } from '@app/server';
import { readConfig } from './read-config';
import type { AppConfig } from './app-config';

/** Eight digits, or two letters and six, in the register of companies. */
const companyNumber = /^(?:\d{8}|[A-Z]{2}\d{6})$/;
/** Nine digits, or twelve for a branch. */
const vatNumber = /^(?:GB)?(?:\d{9}|\d{12})$/;
const isInvented = (number: string) => !/[1-9]/.test(number);

/** What the owner has not put in the place of what the product is delivered with, one sentence each. */
export function missingOwnerFacts({ legal, banner }: Pick<SiteContent, 'legal' | 'banner'>): string[] {
  const bare = (text: string) => text.replace(/\s/g, '');
  const company = bare(legal.companyNumber);
  const vat = bare(legal.vatNumber);
  return [
    ...(company === '' || (companyNumber.test(company) && !isInvented(company))
      ? []
      : [
          'site-content.ts: legal.companyNumber must be the number of the company that runs the shop, or empty where none does',
        ]),
    ...(vat === '' || (vatNumber.test(vat) && !isInvented(vat))
      ? []
      : ['site-content.ts: legal.vatNumber must be its VAT number, or empty where it has none']),
    // An offer that is limited in name alone would mislead (D54).
    ...(banner.text === '' || /^\d{4}-\d{2}-\d{2}$/.test(banner.lastDay ?? '')
      ? []
      : ['site-content.ts: banner.lastDay must be the last day of the offer, or banner.text empty']),
  ];
}

/**
 * The settings of a service that customers reach: in production it says whose it is, as the law wants.
 * @throws ConfigError
 */
export function readServiceConfig(env: Environment): AppConfig {
  const config = readConfig(env);
  const missing = config.appEnv === 'production' ? missingOwnerFacts(siteContent) : [];
  if (missing.length) throw new ConfigError(missing);
  return config;
}
