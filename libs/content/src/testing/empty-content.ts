import { defaultCompany, type Company } from '@app/contracts';
import { toCompanyFacts } from '../company-facts';
import type { CompanyFacts } from '../company-facts.types';
import type { SiteContent } from '../site-content.types';

/** A company with every optional field empty: no page or mail may break or show an empty link. */
export const emptyCompany: Company = {
  tradingName: '',
  since: 2005,
  legalName: '',
  registeredIn: '',
  companyNumber: '',
  registeredOffice: '',
  vatNumber: '',
  phone: '',
  email: '',
  tradePhone: '',
  tradeEmail: '',
  street: '',
  town: '',
  postcode: '',
  directionsUrl: '',
  hours: defaultCompany.hours.map(() => null),
  closedDays: [],
  socialLinks: [],
  bannerText: '',
  bannerLastDay: '',
  deliveryFee: '35.00',
  deliveryArea: '',
  weeksToHandOver: 4,
  kitchenPartnerName: '',
  kitchenPartnerUrl: '',
  creditName: '',
  creditUrl: '',
  bankName: '',
  bankSortCode: '',
  bankNumber: '',
  reviewName: '',
  reviewUrl: '',
  senderEmail: '',
  teamEmail: '',
};

export const emptyContent: CompanyFacts & SiteContent = {
  ...toCompanyFacts(emptyCompany),
  showroomSketch: null,
  testimonials: [],
  team: [],
  statistics: [],
  milestones: [],
};
