import type { ShopHold } from '@app/contracts';
import { counted } from '../../lib/format-text';
import { moment } from '../../lib/status/short-time';

export const holdText = {
  since: (iso: string) => `On hold since the restore ${moment(iso)}`,
  detail: ({ mails, refunds, payments }: ShopHold) =>
    `${counted(mails, 'mail')}, ${counted(refunds, 'refund')} and ${counted(payments, 'card payment')} wait, and no card page is opened. Look at the orders first. If the old shop still runs somewhere, stop it before you release this one: both would ask for the same money.`,
  release: 'Release',
  question: 'Release the shop?',
  questionDetail:
    'Mails that waited go out, refunds are paid, and card payments go on. This cannot be taken back.',
  released: 'Released',
  releasedDetail: 'Mails, refunds and card payments go on.',
  failed: 'Failed to release.',
  askOwner: 'The owner can release it.',
} as const;
