import type { AdminInquiryDetail } from '@app/contracts';
import type { ContactRow, TradeRow } from './inquiry-detail-rows';

type Field = AdminInquiryDetail['fields'][number];
type Column<Row> = [label: string, column: keyof Row, isLong?: 'long'];

/** The forms' fields in their order, by their labels. */
const contactColumns: Column<ContactRow>[] = [
  ['First name', 'first_name'],
  ['Last name', 'last_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Message', 'message', 'long'],
];
const tradeColumns: Column<TradeRow>[] = [
  ['Company name', 'company_name'],
  ['Contact name', 'contact_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Project type', 'project_type'],
  ['Quantity', 'quantity'],
  ['Materials', 'materials'],
  ['Timeline', 'timeline'],
  ['Edging requirements', 'edging_requirements'],
  ['Specifications', 'specifications', 'long'],
  ['Additional details', 'additional_details', 'long'],
];

const filledIn = <Row>(row: Row, columns: Column<Row>[]): Field[] =>
  columns.flatMap(([label, column, isLong]) => {
    const value = row[column];
    return typeof value === 'string' ? [{ label, value, isLong: isLong !== undefined }] : [];
  });

/** The fields of the contact form that were filled in. */
export const contactFields = (row: ContactRow): Field[] => filledIn(row, contactColumns);

/** The fields of the trade form that were filled in. */
export const tradeFields = (row: TradeRow): Field[] => filledIn(row, tradeColumns);

const excerptLength = 200;
const shorten = (text: string) => [...text].slice(0, excerptLength).join('');

/** What it says, in short, as the lists have it. */
export const contactExcerpt = ({ message }: ContactRow): string => shorten(message);

export const tradeExcerpt = (row: TradeRow): string =>
  shorten(
    tradeFields(row)
      .slice(4)
      .map(({ value }) => value)
      .join(' · '),
  );
