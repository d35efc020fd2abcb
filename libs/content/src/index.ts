import { siteContent } from './site-content';

export const { showroomSketch, testimonials, team, statistics, milestones } = siteContent;
export {
  bank,
  banner,
  company,
  companyElementId,
  credit,
  delivery,
  kitchenPartner,
  legal,
  mailAddresses,
  reviewPage,
  setCompany,
  showroom,
  socialLinks,
  tradeDesk,
  weeksToHandOver,
} from './company-facts';
export { materialAnchor, materialTexts } from './material-texts';
export { showSamples, withoutHiddenSamples } from './samples';
export { weekdays } from './opening-hours';
export type {
  BankAccount,
  Banner,
  CompanyFacts,
  ExternalLink,
  OpeningHours,
  Phone,
  Showroom,
  Weekday,
} from './company-facts.types';
export type { MaybeSample, Milestone, SiteContent, Statistic, Testimonial } from './site-content.types';
