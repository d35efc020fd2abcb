import { fileSize } from '@app/ui';
import { moment } from '../../lib/status/short-time';
import { counted } from '../../lib/words';

const number = (count: number) => count.toLocaleString('en-GB');

export const text = {
  title: 'Restore a backup',
  lede: 'An export takes the place of everything that is here. It is checked line by line first, and nothing is written until you say so.',
  choose: 'Choose export file',
  chooseOther: 'Choose another file',
  file: 'Export file',
  limit: (bytes: number) =>
    `Up to ${fileSize(bytes)}. Larger ones, and those that lie on the server: npm run data:import.`,
  wait: 'A migration or a restore is under way. This can be begun once it has finished.',

  named: (name: string, bytes: number) => `${name}, ${fileSize(bytes)}`,
  sending: 'Sending the file',
  sentOf: (sent: number, whole: number) => `${fileSize(sent)} of ${fileSize(whole)}`,
  checking: 'Checking the file',
  checkSteps: ['Sending the file', 'Checking every line, nothing is written'],
  stop: 'Stop',
  stopped: 'Restore stopped',
  stoppedDetail: 'Nothing has been changed.',

  checked: 'What a restore would do',
  exported: (iso: string) => `exported ${moment(iso)}`,
  columns: { data: 'Data', here: 'Here now', after: 'In the file, and after', change: 'What changes' },
  hereShort: 'here now',
  afterShort: 'after',
  nothing: 'nothing',
  fewer: 'Show those that change',
  create: (count: number) => `${number(count)} new`,
  update: (count: number) => `${number(count)} changed`,
  remove: (count: number) => counted(count, 'goes', 'go'),
  examples: (names: readonly string[], isMore: boolean) =>
    `Changed or gone: ${names.join(', ')}${isMore ? ' and others' : ''}`,
  same: (tables: number) =>
    `Show ${counted(tables, 'more kind that stays', 'more kinds that stay')} the same`,
  figures: { create: 'new', update: 'changed', remove: 'go', same: 'stay the same' },
  isSame: 'All of this is here already, as it is in the file.',
  isEmpty: 'Nothing that people have saved is here: nothing would be lost.',

  whatElse: 'What else it means',
  backup: 'A backup of what is here is taken first. It can be restored in the same way.',
  accounts: (count: number) =>
    `${counted(count, 'staff account')} in the file. Accounts that are here too keep their passwords and second factors; the others come without, and are invited anew. You stay signed in, as an admin. Everybody else signs in again.`,
  checkouts: (count: number) =>
    count === 0
      ? 'No card payment was under way. Refunds, mails and reminders that waited are held back until staff allow them.'
      : `${counted(count, 'card payment was', 'card payments were')} under way. Nobody is asked about them, and refunds, mails and reminders that waited are held back, until staff allow it.`,
  files: (inFile: number, create: number) =>
    `${counted(inFile, 'picture or paper', 'pictures and papers')} in the file, ${
      create === 0 ? 'all here already' : `${number(create)} not here yet`
    }. None that is here goes.`,
  references: 'No reference of a quote is given a second time.',
  baskets: 'Baskets of visitors are emptied. Open pages go on.',
  erased: 'Whoever was erased here since the export is erased again.',
  content: (parts: string) =>
    `The site’s words differ in ${parts}. They are edited in the site’s files, and stay as they are.`,

  confirm: (word: string) => `Type ${word} to confirm`,
  confirmHint: 'What is here now is replaced, all of it or nothing.',
  notConfirmed: (word: string) => `Please type ${word}, in capitals`,
  restore: 'Restore this file',
  discard: 'Leave it',

  restoring: 'Restoring',
  restoreSteps: ['Sending the file', 'Checking, taking a backup and replacing the data'],
  whileSending: 'Nothing has been changed yet. Please keep this page open until the file has arrived.',
  whileRestoring: 'It goes on at the server, also if this page is closed. Others cannot save for the moment.',
  connectionLost: 'The connection is lost. Whether the restore was begun shows here as soon as it is back.',
  goesOn: 'The connection was lost for a moment. The restore goes on at the server.',

  done: 'Restored',
  doneToast: (rows: number) => `${counted(rows, 'row')} in the place of what was here`,
  doneLede: 'Everything in the file took the place of what was here. Visitors see it from now on.',
  doneUnseen:
    'The restore ended well while the connection was lost. What it put in place and the backup of before stand in the audit log.',
  finished: 'Finished',
  rows: 'Rows',
  pictures: 'Pictures, papers',
  backupBefore: 'Backup before',
  noBackup: 'none, as nothing was here',
  nextReference: 'Next reference',
  erasedAgain: 'Erased again',
  people: (count: number) => counted(count, 'person', 'people'),
  invite: (count: number) => `${counted(count, 'account has', 'accounts have')} no password yet.`,
  inviteLink: 'Invite them on the Users page',
  restoredRows: 'What was restored',
  close: 'Done',

  refused: 'This file cannot be restored',
  failed: 'Restore failed',
  notAnswered: 'The shop did not answer, or the file could not be read to its end. Nothing has been changed.',
  notExport: 'This file is not an export of this product. Nothing has been changed.',
  tooLarge: (bytes: number) =>
    `This file is larger than ${fileSize(bytes)}. Restore it on the server, with npm run data:import.`,
  again: 'Check it again',
  line: (line: number) => `Line ${number(line)}`,
  row: (row: number) => `row ${number(row)}`,

  held: (iso: string) => `Held back since the restore ${moment(iso)}`,
  heldDetail: (checkouts: number) =>
    `${
      checkouts === 0
        ? 'Refunds, mails and reminders from before wait for you'
        : `${counted(checkouts, 'card payment was', 'card payments were')} under way. Nobody is asked about them, and refunds, mails and reminders from before wait, until you allow it`
    }: look at the orders first. If the old shop still runs somewhere, stop it before, or both ask for the same money.`,
  release: 'Release',
  releaseTitle: 'Release what is held back?',
  releaseDetail:
    'The shop asks about card payments and pays refunds from before the restore, and sends mails that waited. This cannot be taken back.',
  released: 'Released',
  releasedDetail: 'Payments, refunds and mails go on.',
  releaseFailed: 'Failed to release.',
} as const;

/** Where they are not called as they are named, and an s. */
export const tableNames: Readonly<Partial<Record<string, string>>> = {
  staff_user: 'Staff accounts',
  thickness: 'Thicknesses',
  price_change_line: 'Prices changed',
  quote_revision: 'Revised quotes',
  timeline_entry: 'Timelines',
  deposit_quote: 'Quotes of deposits',
  payment_attempt: 'Card payments',
  ledger_entry: 'Entries of the ledger',
  contact_inquiry: 'Contact enquiries',
  trade_inquiry: 'Trade enquiries',
  inquiry_event: 'Events of enquiries',
  staff_task: 'Tasks',
  reminder_subscription: 'Reminders',
  audit_entry: 'Audit log',
  files: 'Pictures and papers',
};
