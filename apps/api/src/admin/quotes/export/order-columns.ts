import type { PaymentFilter, QuoteChannel, QuoteStatus } from '@app/contracts';
import type { SheetColumn } from '../../../platform/spreadsheets/sheet-column';
import type { OrderRow } from './order-row';

const statusWords: Record<QuoteStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  completed: 'Completed',
};
const depositWords: Record<PaymentFilter, string> = {
  none: 'No Deposit / Needs follow-up',
  open: 'Pending',
  failed: 'Failed',
  review: 'Under review',
  paid: 'Paid',
};
const channelWords: Record<QuoteChannel, string> = {
  web: 'Website',
  phone: 'Phone',
  showroom: 'Showroom',
  email: 'E-mail',
};

/** The columns of the exported list. */
export const orderColumns: readonly SheetColumn<OrderRow>[] = [
  { title: 'Reference', kind: 'text', width: 14, read: ({ reference }) => reference },
  { title: 'Created', kind: 'time', width: 17, read: ({ created }) => created },
  { title: 'Status', kind: 'text', width: 11, read: ({ status }) => statusWords[status] },
  { title: 'Customer', kind: 'text', width: 24, read: (row) => row.customer_name },
  { title: 'E-mail', kind: 'text', width: 28, read: (row) => row.customer_email },
  { title: 'Phone', kind: 'text', width: 18, read: (row) => row.customer_phone },
  { title: 'Delivery address', kind: 'text', width: 36, read: (row) => row.delivery_address },
  { title: 'Material', kind: 'text', width: 14, read: ({ material }) => material },
  { title: 'Color', kind: 'text', width: 20, read: ({ color }) => color },
  { title: 'Thickness', kind: 'text', width: 10, read: ({ thickness }) => thickness },
  { title: 'Length (mm)', kind: 'whole', width: 12, read: ({ length }) => length },
  { title: 'Width (mm)', kind: 'whole', width: 12, read: ({ width }) => width },
  { title: 'Sink', kind: 'text', width: 18, read: ({ sink }) => sink },
  { title: 'Cutouts', kind: 'text', width: 24, read: ({ cutouts }) => cutouts },
  { title: 'Price (£)', kind: 'pounds', width: 12, read: ({ total }) => total },
  { title: 'Deposit expected (£)', kind: 'pounds', width: 19, read: ({ expected }) => expected },
  { title: 'Deposit received (£)', kind: 'pounds', width: 19, read: ({ received }) => received },
  { title: 'Deposit', kind: 'text', width: 28, read: depositOf },
  { title: 'Valid until', kind: 'day', width: 12, read: (row) => row.last_valid_day },
  { title: 'Came by', kind: 'text', width: 11, read: ({ channel }) => channelWords[channel] },
  { title: 'Sizes confirmed', kind: 'day', width: 15, read: ({ measured }) => measured },
  { title: 'Replaced', kind: 'day', width: 12, read: ({ superseded }) => superseded },
  { title: 'Counts as', kind: 'text', width: 14, read: (row) => row.counts_as },
  { title: 'Deleted', kind: 'time', width: 17, read: ({ deleted }) => deleted },
  { title: 'Notes', kind: 'text', width: 40, read: ({ notes }) => notes },
];

/** Nobody is to be followed up about a quote that another one stands for. */
function depositOf({ payment, superseded, counts_as }: OrderRow): string {
  const isElsewhere = superseded !== null || counts_as !== null;
  return payment === 'none' && isElsewhere ? 'No Deposit' : depositWords[payment];
}
