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
export interface TradeContact {
  phone: Phone;
  email: string;
}

export interface Showroom {
  street: string;
  town: string;
  postcode: string;
  /** A map's address with directions. */
  directionsUrl: string;
  /** The streets around it, drawn in apps/shop/src/pages/contact/showroom-sketch.tsx; delete if they are not yours. */
  sketch?: Sketch;
  /** One row per line of the list; without `time` the showroom is closed. */
  hours: readonly OpeningHours[];
}

/** A drawing of the streets, described for screen readers and captioned for everybody. */
export interface Sketch extends MaybeSample {
  route: string;
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

export interface LegalDetails {
  companyName: string;
  registeredIn: string;
  companyNumber: string;
  registeredOffice: string;
  vatNumber: string;
}

/** Where customers send bank transfers. */
export interface BankAccount {
  name: string;
  /** '01-02-03' */
  sortCode: string;
  /** Empty: bank transfers are not offered. */
  number: string;
}

/** Invented by us to show how the page looks: hidden in production until the owner replaces it (D40). */
export interface MaybeSample {
  isSample?: true;
}

export interface Testimonial extends MaybeSample {
  text: string;
  name: string;
  /** What was ordered: 'Carrara White, 1180 × 345 mm'. */
  order: string;
}

export interface TeamMember extends MaybeSample {
  name: string;
  role: string;
  /** Named beside the phone number on the contact page. */
  answersPhone?: true;
}

export interface Statistic extends MaybeSample {
  /** '27', '24 h'. */
  figure: string;
  meaning: string;
}

export interface Milestone {
  year: number;
  title: string;
  text: string;
}

/** Everything on the site that the owner can change (D40); repeated nowhere else in the project. */
export interface SiteContent {
  company: Company;
  tradeDesk: TradeContact;
  showroom: Showroom;
  socialLinks: readonly ExternalLink[];
  /** Makes the kitchen worktops; linked from the kitchens page. An empty url hides the links. */
  kitchenPartner: ExternalLink;
  /** Weeks from agreed sizes to delivery or collection, as terms and mails state. */
  weeksToHandOver: number;
  reviewPage: ExternalLink & MaybeSample;
  banner: Banner;
  testimonials: readonly Testimonial[];
  team: readonly TeamMember[];
  statistics: readonly Statistic[];
  milestones: readonly Milestone[];
  /** Who made the site, in the footer's last line. */
  credit: ExternalLink;
  legal: LegalDetails;
  bank: BankAccount;
}
