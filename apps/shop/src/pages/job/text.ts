import { company } from '@app/content';
import { depositPercent } from '@app/pricing';

export const text = {
  title: (name: string) => `${name} - ${company.name}`,
  loading: 'Loading the job…',
  tops: (count: number) => (count === 1 ? 'One top' : `${count} tops`),
  list: 'Tops of this job',
  plans: 'Plans, all at one scale.',
  total: 'Total',
  vat: 'inc. VAT, collected from the showroom',
  vatShort: 'inc. VAT',
  deposit: `${depositPercent}% deposit on all of them`,
  received: 'Received',
  pay: 'Pay Deposit',
  notPayable: 'The deposit on a job is paid for all of its tops at once. Whatever prevents this is marked.',
  blockedNote: 'Questions? Ring us:',
  allPaid: 'The deposit has been paid.',
  pdf: 'All quotes as PDF',
  newTab: '(opens in a new tab)',
  share: 'Copy the link',
  copied: 'Link copied',
  copyFailed: 'Copy the address of this page to share it',
  privacy: 'Anyone with this link can read the job and its quotes. It shows no contact details.',
  notFound: 'Job Not Found',
  notFoundText: "We couldn't find the job you're looking for. It may have been taken apart. Please ring us:",
  failed: 'The job did not load',
  company,
} as const;
