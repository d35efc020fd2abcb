import { type BankAccount, company, legal, showroom } from '@app/content';

export interface Seller {
  tradingName: string;
  name: string;
  address: string;
  /** Phone number and email address. */
  reach: string;
  /** 'Registered in England and Wales 01234567'; empty if it is not a company. */
  registered: string;
  /** Null: not registered for VAT, so invoices contain no VAT. */
  vatNumber: string | null;
}

export interface Buyer {
  name: string;
  address: string | null;
  /** Not printed. Accounting programs use it to distinguish customers with the same name. */
  email: string | null;
  vatNumber: string | null;
}

/** What is left to pay on a final invoice. */
export interface InvoicePayment {
  /** Pence. */
  amount: number;
  /** London date; null: staff have not requested the balance. */
  dueOn: string | null;
  bank: BankAccount | null;
}

const joinParts = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** The company's current details. An issued invoice keeps the details from its date. */
export const currentSeller = (): Seller => ({
  tradingName: company.name,
  name: legal.companyName || company.name,
  address: legal.registeredOffice || showroomAddress(),
  reach: joinParts(company.phone.display, company.email),
  registered: legal.registeredIn && `Registered in ${legal.registeredIn} ${legal.companyNumber}`.trim(),
  vatNumber: legal.vatNumber || null,
});

const showroomAddress = () =>
  joinParts(showroom.street, [showroom.town, showroom.postcode].filter(Boolean).join(' '));
