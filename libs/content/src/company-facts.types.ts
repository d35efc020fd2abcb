import type { Pence } from '@app/pricing';

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** As printed and as dialled: `0118 496 0123` and `tel:+441184960123`. */
export interface Phone {
  display: string;
  href: string;
}

export interface Company {
  /** The shop's name everywhere on the site. */
  name: string;
  /** The year trading began. */
  since: number;
  town: string;
  /** The number for quotes. */
  phone: Phone;
  /** The one address customers write to. */
  email: string;
}

/** The contacts for contractors and designers. */
interface TradeContact {
  phone: Phone;
  email: string;
}

export interface Showroom {
  street: string;
  town: string;
  postcode: string;
  /** A map's address with directions. */
  directionsUrl: string;
  /** One row per line of the list; without `time` the showroom is closed. */
  hours: readonly OpeningHours[];
  /** '2026-12-25', in ascending order. */
  closedDays: readonly string[];
}

export interface OpeningHours {
  /** As printed: 'Monday to Thursday'. */
  label: string;
  days: readonly Weekday[];
  /** 24-hour clock, two digits each: '08:30'. */
  time?: { opens: string; closes: string };
}

export interface ExternalLink {
  name: string;
  /** With https://. */
  url: string;
}

export interface Banner {
  /** Empty: no banner. */
  text: string;
  /** The last day it shows, as '2026-12-31'; absent: no end (D41). */
  lastDay?: string;
}

interface LegalDetails {
  companyName: string;
  registeredIn: string;
  companyNumber: string;
  registeredOffice: string;
  vatNumber: string;
}

interface DeliveryTerms {
  /** Flat fee per delivery. */
  fee: Pence;
  /** 'within 60 miles of Reading'; empty: no limit is stated. */
  area: string;
}

/** Where customers send bank transfers. */
export interface BankAccount {
  name: string;
  /** '01-02-03' */
  sortCode: string;
  /** Empty: bank transfers are not offered. */
  number: string;
}

/** What the owner edits under Settings, as pages, mails and documents show it. */
export interface CompanyFacts {
  company: Company;
  tradeDesk: TradeContact;
  showroom: Showroom;
  socialLinks: readonly ExternalLink[];
  /** Makes the kitchen worktops; linked from the kitchens page. An empty url hides the links. */
  kitchenPartner: ExternalLink;
  delivery: DeliveryTerms;
  /** Weeks from agreed sizes to delivery or collection, as terms and mails state. */
  weeksToHandOver: number;
  reviewPage: ExternalLink;
  banner: Banner;
  /** Who made the site, in the footer's last line. */
  credit: ExternalLink;
  legal: LegalDetails;
  bank: BankAccount;
  /** Sender of our mails, and who receives the team's. */
  mailAddresses: { sender: string; team: string };
}
