import {
  banner,
  company,
  credit,
  kitchenPartner,
  legal,
  materialTexts,
  milestones,
  showroom,
  socialLinks,
  statistics,
  team,
  testimonials,
  tradeDesk,
} from '@app/content';

/** What the owner wrote for the site. It is part of the product and not of the database, so nobody restores it. */
export const siteWords = {
  company,
  tradeDesk,
  showroom,
  socialLinks,
  kitchenPartner,
  banner,
  testimonials,
  team,
  statistics,
  milestones,
  credit,
  legal,
  materialTexts,
};
