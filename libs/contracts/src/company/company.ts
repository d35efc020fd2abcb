import type { WorkingHours } from '../appointments/appointment-rules';

export interface CompanyLink {
  name: string;
  /** With https://. */
  url: string;
}

/** The company's facts that anyone may read: `GET /api/company`. Empty texts are not shown. */
export interface PublicCompany {
  /** The shop's name everywhere on the site. */
  tradingName: string;
  /** The year trading began. */
  since: number;
  legalName: string;
  registeredIn: string;
  companyNumber: string;
  registeredOffice: string;
  vatNumber: string;
  /** The number for quotes, as printed. */
  phone: string;
  /** The one address customers write to. */
  email: string;
  /** For contractors and designers. */
  tradePhone: string;
  tradeEmail: string;
  street: string;
  town: string;
  postcode: string;
  /** A map's address with directions. */
  directionsUrl: string;
  /** Of the showroom, Monday to Sunday; null: closed. */
  hours: readonly (WorkingHours | null)[];
  /**
   * Bank holidays and other closed days of showroom and workshop, in ascending order: '2026-12-25'. Visitors only get the days
   * of the next weeks.
   */
  closedDays: readonly string[];
  socialLinks: readonly CompanyLink[];
  bannerText: string;
  /** The last day the banner shows; empty: no end (D41). */
  bannerLastDay: string;
  /** Flat fee per delivery, in pounds: '35.00'. */
  deliveryFee: string;
  /** Where we deliver, as a part of a sentence: 'within 60 miles of Reading'. Empty: no limit is stated. */
  deliveryArea: string;
  /** Weeks from agreed sizes to delivery or collection, as terms and mails state. */
  weeksToHandOver: number;
  /** Makes the kitchen worktops; linked from the kitchens page. */
  kitchenPartnerName: string;
  kitchenPartnerUrl: string;
  /** Who made the site, in the footer's last line. */
  creditName: string;
  creditUrl: string;
}

/** Edited by the owner under Settings. */
export interface Company extends PublicCompany {
  /** Where customers send bank transfers; without a number none are offered. */
  bankName: string;
  bankSortCode: string;
  bankNumber: string;
  /** Where we ask for reviews; without an address nobody is asked. */
  reviewName: string;
  reviewUrl: string;
  /** Sender of our mails; empty: `email`. */
  senderEmail: string;
  /** Receives the mails to the team; empty: `email`. */
  teamEmail: string;
}

const privateFields: readonly string[] = [
  'bankName',
  'bankSortCode',
  'bankNumber',
  'reviewName',
  'reviewUrl',
  'senderEmail',
  'teamEmail',
] satisfies Exclude<keyof Company, keyof PublicCompany>[];

export const toPublicCompany = (company: Company): PublicCompany =>
  Object.fromEntries(
    Object.entries(company).filter(([field]) => !privateFields.includes(field)),
  ) as unknown as PublicCompany;

/** `GET /api/company` */
export interface PublicCompanyResponse extends PublicCompany {
  version: number;
  /** False while production still has examples instead of the owner's data; then visitors see no page. */
  isOpen: boolean;
}

export interface MissingDetail {
  field: keyof Company;
  message: string;
}

/** `GET` and `PUT /api/admin/company`, and `POST /api/admin/company/undo` */
export interface CompanySettings {
  company: Company;
  /** 0: never saved. */
  version: number;
  /** What the last save changed; null: it was an undo, or nothing was ever saved. */
  lastChange: { at: string; by: string; fields: readonly (keyof Company)[] } | null;
  /** Fields that still have an example. Production opens once there are none. */
  missing: readonly MissingDetail[];
  isOpen: boolean;
}

/** With the version that was read: a newer one is a 409. */
export type SaveCompanyRequest = Company & { version: number };

export interface UndoCompanyRequest {
  version: number;
}

export const companyLimits = {
  line: 120,
  address: 200,
  url: 300,
  banner: 160,
  since: { min: 1800, max: 2100 },
  weeksToHandOver: { min: 1, max: 52 },
  socialLinks: 10,
  closedDays: 200,
} as const;
