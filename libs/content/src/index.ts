import { siteContent } from './site-content';

export const {
  company,
  tradeDesk,
  showroom,
  socialLinks,
  kitchenPartner,
  weeksToHandOver,
  reviewPage,
  banner,
  testimonials,
  team,
  statistics,
  milestones,
  credit,
  legal,
  bank,
} = siteContent;
export { siteContent };
export { materialAnchor, materialTexts } from './material-texts';
export type { MaterialText } from './material-texts';
export { showSamples, withoutHiddenSamples } from './samples';
export type {
  BankAccount,
  Banner,
  Company,
  LegalDetails,
  MaybeSample,
  Milestone,
  OpeningHours,
  ExternalLink,
  Phone,
  Showroom,
  SiteContent,
  Statistic,
  TeamMember,
  Testimonial,
  TradeContact,
  Weekday,
} from './site-content.types';
