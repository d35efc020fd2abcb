/** A weekday as search engines write it. */
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** As printed and as dialled: `0118 496 0123` and `tel:+441184960123`. */
export interface Phone {
  display: string;
  href: string;
}

export interface Company {
  /** What the shop is called everywhere on the page. */
  name: string;
  /** The year trading began. */
  since: number;
  town: string;
  /** The quote line. */
  phone: Phone;
  /** The one address that customers write to. */
  email: string;
}

/** The people who talk to contractors and designers. */
export interface TradeDesk {
  phone: Phone;
  email: string;
}

export interface Showroom {
  street: string;
  town: string;
  postcode: string;
  /** An address of a map that leads there. */
  directionsUrl: string;
  /** The streets around it, drawn in apps/shop/src/pages/contact/showroom-sketch.tsx: delete it where they are others. */
  sketch?: Sketch;
  /** One row for each line of the list; without `time` the showroom is closed. */
  hours: readonly OpeningHours[];
}

/** What a drawing of streets says to whoever does not see it, and under it to everybody. */
export interface Sketch extends MaybeSample {
  way: string;
}

export interface OpeningHours {
  /** As printed: 'Monday to Thursday'. */
  label: string;
  days: readonly Weekday[];
  /** On the 24-hour clock, two digits each: '08:30'. */
  time?: { opens: string; closes: string };
}

export interface OutsideLink {
  name: string;
  /** With https:// in front. */
  url: string;
}

export interface Banner {
  /** Empty: there is no banner. */
  text: string;
  /** The last day on which it shows, as '2026-12-31'. Without it the offer has no end (D41). */
  lastDay?: string;
}

/** What a UK company must say of itself on its website. */
export interface LegalFacts {
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
  /** Empty: no transfer is asked for. */
  number: string;
}

/** Invented by us to show how the page looks: hidden in production until the owner replaces it (D40). */
export interface MaybeSample {
  /** Delete this line when the words are your own. */
  isSample?: true;
}

export interface Testimonial extends MaybeSample {
  words: string;
  name: string;
  /** What was ordered: 'Carrara White, 1180 × 345 mm'. */
  order: string;
}

export interface TeamMember extends MaybeSample {
  name: string;
  role: string;
  /** Named beside the number on the contact page. */
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

/** Everything on the site that is for the owner to change (D40). Nothing else in the project names it. */
export interface SiteContent {
  company: Company;
  tradeDesk: TradeDesk;
  showroom: Showroom;
  socialLinks: readonly OutsideLink[];
  /** Makes the kitchen worktops; the kitchens page leads to their site. An empty url hides the links. */
  kitchenPartner: OutsideLink;
  /** Within how many weeks of agreeing the sizes a top is delivered or ready to be fetched, as terms and mails say. */
  weeksToHandOver: number;
  /** Where customers are asked to review us, a week after they have their top. An empty url: nobody is asked. */
  reviewPage: OutsideLink & MaybeSample;
  banner: Banner;
  testimonials: readonly Testimonial[];
  team: readonly TeamMember[];
  statistics: readonly Statistic[];
  milestones: readonly Milestone[];
  /** Who made the site, in the footer's last line. */
  credit: OutsideLink;
  legal: LegalFacts;
  bank: BankAccount;
}
