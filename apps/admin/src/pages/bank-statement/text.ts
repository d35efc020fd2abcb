import type { BankMatch } from '@app/contracts';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'Bank statement',
  back: 'Money',
  file: 'Import a statement',
  fileDetail:
    'Download the statement from your bank as CSV or OFX and choose it here. You see what it says before anything is recorded.',
  choose: 'Choose file',
  reading: 'Reading',
  fileLabel: 'Bank statement as CSV or OFX',
  banks: 'Barclays, HSBC, Lloyds, Halifax, NatWest, RBS, Nationwide, Starling, Monzo, and OFX of any bank.',
  fileProblems: {
    workbook: 'This is an Excel file. Please download the statement as CSV or OFX.',
    'too-large': 'This file is too large. Please choose a shorter period.',
    unreadable: 'This file could not be read. Please choose it again.',
  },
  failed: 'The statement could not be read.',
  problems: 'Nothing was imported. Please download the statement again.',
  row: (row: number) => `Row ${row}`,
  more: (count: number) => `And ${count} more rows.`,

  found: (bank: string | null, credits: number, debits: number) =>
    `${bank ?? 'Statement'}: ${counted(credits, 'payment')} in. ${counted(debits, 'payment')} out ${debits === 1 ? 'is' : 'are'} left out.`,
  ready: 'Ready to record',
  readyDetail: 'Reference and amount fit, or staff recorded the payment already.',
  open: 'To decide',
  openDetail: 'Choose the order, or leave a payment for later.',
  done: 'Done before',
  doneDetail: 'Recorded from an earlier statement, or not for an order.',
  payouts: 'Payouts of SumUp',
  payoutsDetail: 'Card payments that are recorded already, less fees and what was given back.',
  payout: 'In the accounts',
  payoutDiffers: (amount: string) => `SumUp lists ${amount} for this payout.`,
  nothing: 'No payments in on this statement',
  decision: (text: string, amount: string) => `${amount}, ${text || 'without text'}: order`,
  noText: 'no text',
  later: 'Decide later',
  setAside: 'Not for an order',
  option: (reference: string, name: string | null, owed?: string) =>
    [reference, name, owed && `${owed} to pay`].filter(Boolean).join(' · '),
  because: {
    reference: 'Names this order',
    'amount-and-name': 'Amount and name fit',
    amount: 'Amount fits',
    name: 'Name fits',
  } satisfies Record<BankMatch, string>,
  recordedByStaff: 'Recorded by staff: will be linked, not recorded again',
  perhapsImported: 'Perhaps imported before, from another file',
  imported: 'Imported',
  otherOrder: 'Another order …',
  otherOrderOf: 'Order by one of its quotes, such as VT-26-00412',
  find: 'Choose',
  submit: (count: number) => (count === 0 ? 'Nothing to record' : `Save ${counted(count, 'payment')}`),
  sending: 'Saving',
  receipts: 'Customers with an email address get a receipt.',
  importFailed: 'The payments could not be recorded.',
  result: (recorded: number, amount: string) =>
    recorded === 0 ? 'No payment was recorded' : `${counted(recorded, 'payment')} recorded, ${amount}`,
  resultDetail: (linked: number, setAside: number, repeated: number) =>
    [
      linked > 0 && `${counted(linked, 'payment')} linked`,
      setAside > 0 && `${counted(setAside, 'payment')} not for an order`,
      repeated > 0 && `${counted(repeated, 'payment')} recorded before`,
    ]
      .filter(Boolean)
      .join(', '),
  refused: 'These payments were not recorded',
} as const;
