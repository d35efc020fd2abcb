import type { StaffAlertMailData } from '../mail-data';
import type { SamplesOf } from '../samples/mail-sample';

const alert: StaffAlertMailData = {
  reason: 'refunds-failing',
  detail: 'new row for relation "deposit_quote" violates check constraint "ck_deposit_quote_refunded"',
  since: new Date('2026-11-22T10:42:00Z'),
  adminUrl: 'https://shop.example.co.uk/admin/system',
};

export const staffAlertMailSamples: SamplesOf<'staff-alert'> = [
  { name: 'refunds fail', data: alert },
  { name: 'key refused', data: { ...alert, reason: 'card-provider-refuses', detail: null } },
];
