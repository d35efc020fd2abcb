import {
  type Company,
  companyLimits as limits,
  isWholeWithin,
  type SaveCompanyRequest,
} from '@app/contracts';
import {
  dtoOf,
  isVisibleLine,
  isWorkingHours,
  listOf,
  matchingPattern,
  optionalEmail,
  optionalLine,
  optionalLondonDay,
  requiredEmail,
  requiredLine,
  requiredLondonDay,
  type Rule,
} from '../../platform/validation';
import { knownVersion } from '../known-version';

const daysPerWeek = 7;

const wholeNumber = (range: { min: number; max: number }, unit: string): Rule => ({
  accepts: (value) => isWholeWithin(value, range),
  message: `This must be ${range.min} to ${range.max}${unit}.`,
  schema: { type: 'integer', minimum: range.min, maximum: range.max },
});

const isUrl = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= limits.url &&
  /^https?:\/\/\S+$/.test(value) &&
  URL.canParse(value);

const optionalUrl: Rule = {
  ...optionalLine(limits.url),
  accepts: (value) => value === '' || isUrl(value),
  message: 'This must be an address such as https://www.example.com.',
};

/** A number that can be dialled, or nothing. */
const optionalPhone: Rule = {
  ...optionalLine(limits.line),
  accepts: (value) =>
    value === '' || (typeof value === 'string' && /^[+\d][\d ()-]{4,24}$/.test(value.trim())),
  message: 'This must be a phone number such as 0118 496 0000.',
};

const isLink = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'url' in value &&
  isVisibleLine(value.name, limits.line) &&
  isUrl(value.url);

export class SaveCompanyDto extends dtoOf<SaveCompanyRequest>({
  version: knownVersion,
  tradingName: requiredLine(limits.line),
  since: wholeNumber(limits.since, ''),
  legalName: optionalLine(limits.line),
  registeredIn: optionalLine(limits.line),
  companyNumber: optionalLine(limits.line),
  registeredOffice: optionalLine(limits.address),
  vatNumber: optionalLine(limits.line),
  phone: optionalPhone,
  email: requiredEmail,
  tradePhone: optionalPhone,
  tradeEmail: optionalEmail,
  street: optionalLine(limits.address),
  town: optionalLine(limits.line),
  postcode: optionalLine(limits.line),
  directionsUrl: optionalUrl,
  hours: {
    accepts: (value) =>
      Array.isArray(value) &&
      value.length === daysPerWeek &&
      value.every((day) => day === null || isWorkingHours(day, '00:00', '23:59')),
    message: 'These must be seven days from Monday, each with opening and closing time or closed.',
  },
  closedDays: listOf(
    limits.closedDays,
    { accepts: requiredLondonDay.accepts },
    `These must be at most ${limits.closedDays} days such as 2026-12-25.`,
  ),
  socialLinks: listOf(
    limits.socialLinks,
    { accepts: isLink },
    `These must be at most ${limits.socialLinks} links, each a name and an address.`,
  ),
  bannerText: optionalLine(limits.banner),
  bannerLastDay: optionalLondonDay,
  deliveryFee: matchingPattern(/^\d{1,4}\.\d{2}$/, 'This must be an amount such as 35.00.'),
  deliveryArea: optionalLine(limits.line),
  weeksToHandOver: wholeNumber(limits.weeksToHandOver, ' weeks'),
  kitchenPartnerName: optionalLine(limits.line),
  kitchenPartnerUrl: optionalUrl,
  creditName: optionalLine(limits.line),
  creditUrl: optionalUrl,
  bankName: optionalLine(limits.line),
  bankSortCode: {
    ...optionalLine(limits.line),
    accepts: (value) => value === '' || (typeof value === 'string' && /^\d\d-\d\d-\d\d$/.test(value)),
    message: 'This must be a sort code such as 01-02-03.',
  },
  bankNumber: {
    ...optionalLine(limits.line),
    accepts: (value) => value === '' || (typeof value === 'string' && /^\d{8}$/.test(value)),
    message: 'This must be an account number of eight digits.',
  },
  reviewName: optionalLine(limits.line),
  reviewUrl: optionalUrl,
  senderEmail: optionalEmail,
  teamEmail: optionalEmail,
}) {}

/** Trims texts; absent fields become ''. Closed days are sorted, without duplicates. */
export function readCompanyFacts({ version: _, ...request }: SaveCompanyDto): Company {
  const { hours, closedDays, socialLinks } = request;
  const trimmed = Object.fromEntries(
    Object.entries(request).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : (value ?? ''),
    ]),
  ) as unknown as Company;
  return {
    ...trimmed,
    hours: hours.map((day) => day && { from: day.from, to: day.to }),
    closedDays: [...new Set(closedDays)].sort(),
    socialLinks: socialLinks.map(({ name, url }) => ({ name: name.trim(), url })),
  };
}
