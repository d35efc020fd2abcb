import { longName } from '../samples/long-words';
import type { SamplesOf } from '../samples/mail-sample';

const url = 'https://shop.example.co.uk/admin/invitation#Jq0Zt3kV8mWcY1sRb5uN7xHd2fLgPa9oEiTyKvQwXzA';
const endsAt = new Date('2026-11-24T10:42:00Z');

export const staffInvitationMailSamples: SamplesOf<'staff-invitation'> = [
  { name: 'a colleague', data: { firstName: 'Priya', url, endsAt } },
  { name: 'the longest name', data: { firstName: longName.slice(0, 80), url, endsAt } },
];
