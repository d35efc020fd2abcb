import type { BankLineDue, BankMatch } from '@app/contracts';
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
  kept: 'Kept for later',
  keptDetail:
    'From statements that were imported. Choose the order of each payment, or say that it is not for an order.',
  loading: 'Loading',
  ready: 'Ready to record',
  readyDetail: 'Reference and amount fit, or staff recorded the payment already.',
  open: 'To decide',
  openDetail: 'Choose the order. Payments that you decide later are kept here until you do.',
  done: 'Done before',
  doneDetail: 'Recorded from an earlier statement, or not for an order.',
  payouts: 'Payouts of SumUp',
  payoutsDetail: 'Card payments that are recorded already, less fees and refunds.',
  payout: 'In the accounts',
  payoutDiffers: (amount: string) => `SumUp lists ${amount} for this payout.`,
  nothing: 'No payments in on this statement',
  decision: (text: string, amount: string) => `${amount}, ${text || 'without text'}: order`,
  noText: 'no text',
  later: 'Decide later',
  setAside: 'Not for an order',
  option: (reference: string, name: string | null, due: string) =>
    [reference, name, due].filter(Boolean).join(' · '),
  due: {
    deposit: (amount: string) => `${amount} deposit due`,
    balance: (amount: string) => `${amount} balance due`,
    later: (amount: string) => `${amount} to pay later`,
  } satisfies Record<BankLineDue, (amount: string) => string>,
  paid: 'paid',
  perhaps: 'Perhaps',
  take: 'Choose',
  takeFor: (order: string) => `Choose ${order}`,
  because: {
    reference: 'Names this order',
    'amount-and-name': 'Amount and name fit',
    amount: 'Amount fits',
    name: 'Name fits',
  } satisfies Record<BankMatch, string>,
  recordedByStaff: 'Recorded by staff: will be linked, not recorded again',
  perhapsImported: 'Perhaps imported before, from another file',
  imported: 'Imported',
  wasKept: 'Kept from an earlier import',
  otherOrder: 'Another order …',
  otherOrderOf: 'Number of the order, quote or invoice, or a name',
  find: 'Find',
  foundOrders: 'Orders found',
  unknown: (typed: string) => `Nothing was found for ${typed}.`,
  moreFound: 'There are more. Please type more of the name or number.',
  lookUpFailed: 'The orders could not be loaded.',
  submit: (count: number, toKeep: number) => {
    if (count > 0) return `Save ${counted(count, 'payment')}`;
    return toKeep > 0 ? `Keep ${counted(toKeep, 'payment')} for later` : 'Nothing to record';
  },
  sending: 'Saving',
  receipts: 'Customers with an email address get a receipt.',
  importFailed: 'The payments could not be recorded.',
  result: (recorded: number, amount: string) =>
    recorded === 0 ? 'No payment was recorded' : `${counted(recorded, 'payment')} recorded, ${amount}`,
  resultDetail: (linked: number, setAside: number, repeated: number, undecided: number) =>
    [
      linked > 0 && `${counted(linked, 'payment')} linked`,
      setAside > 0 && `${counted(setAside, 'payment')} not for an order`,
      repeated > 0 && `${counted(repeated, 'payment')} recorded before`,
      undecided > 0 && `${counted(undecided, 'payment')} kept for later`,
    ]
      .filter(Boolean)
      .join(', '),
  refused: 'These payments were not recorded',
  refusedLine: (amount: string, day: string, payer: string) =>
    [amount, day, payer].filter(Boolean).join(', '),
} as const;
