import type { AdminInquiryDetail, SentContact, SentTrade } from '@app/contracts';
import { ContactInquiry, type TradeInquiry } from '../../inquiries';

/** A message by either form. */
export type Inquiry = ContactInquiry | TradeInquiry;

/** The columns behind what a form asks for beyond what all inquiries have, by the names that it was sent under. */
const sentFields = {
  contact: ['firstName', 'lastName', 'message'] satisfies (keyof SentContact)[],
  trade: [
    'companyName',
    'contactName',
    'projectType',
    'quantity',
    'materials',
    'specifications',
    'timeline',
    'edgingRequirements',
    'additionalDetails',
  ] satisfies (keyof SentTrade)[],
};

/** The same of `inquiry`, in SQL. */
export const sentSql = (form: keyof typeof sentFields): string =>
  `json_build_object(${sentFields[form]
    .map((name) => `'${name}', inquiry.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)
    .join(', ')})`;

type Column<Row> = [label: string, column: keyof Row, isLong?: 'long'];

/** The forms' fields in their order, by their labels. */
const contactColumns: Column<ContactInquiry>[] = [
  ['First name', 'firstName'],
  ['Last name', 'lastName'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Message', 'message', 'long'],
];
const tradeColumns: Column<TradeInquiry>[] = [
  ['Company name', 'companyName'],
  ['Contact name', 'contactName'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Project type', 'projectType'],
  ['Quantity', 'quantity'],
  ['Materials', 'materials'],
  ['Timeline', 'timeline'],
  ['Edging requirements', 'edgingRequirements'],
  ['Specifications', 'specifications', 'long'],
  ['Additional details', 'additionalDetails', 'long'],
];

const filledIn = <Row>(row: Row, columns: Column<Row>[]): AdminInquiryDetail['fields'] =>
  columns.flatMap(([label, column, isLong]) => {
    const value = row[column];
    return typeof value === 'string' ? [{ label, value, isLong: isLong !== undefined }] : [];
  });

/** The fields of its form that were filled in. */
export const fieldsOf = (inquiry: Inquiry): AdminInquiryDetail['fields'] =>
  inquiry instanceof ContactInquiry ? filledIn(inquiry, contactColumns) : filledIn(inquiry, tradeColumns);

/** What the form asks for beyond what all inquiries have. */
export const sentOf = (inquiry: Inquiry): object => {
  const names: readonly string[] = sentFields[inquiry instanceof ContactInquiry ? 'contact' : 'trade'];
  return Object.fromEntries(Object.entries(inquiry).filter(([name]) => names.includes(name)));
};
