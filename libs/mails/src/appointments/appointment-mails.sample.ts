import type { AppointmentMailData } from './appointment-mail-data';
import { longName } from '../samples/long-words';

const anAppointment = (details: Partial<AppointmentMailData> = {}): AppointmentMailData => ({
  customerName: 'Eleanor Marsh',
  reference: 'VT-26-00412',
  kind: 'measuring-visit',
  startsAt: new Date('2026-12-01T09:30:00Z'),
  endsAt: new Date('2026-12-01T11:00:00Z'),
  changeableUntil: new Date('2026-11-30T09:30:00Z'),
  before: null,
  place: '14 Abbey Street, Reading RG1 3BA',
  part: null,
  orderContinues: true,
  orderUrl: 'https://shop.example.co.uk/order/9T1aZ7kLp4RsW8Qq3vX2mB9T1aZ7kLp4RsW8Qq3vX2m',
  ...details,
});
const call = { kind: 'measuring-call', place: null } as const;

export const appointmentMailSamples = {
  'appointment-offered': [
    { name: 'a visit', data: anAppointment({ startsAt: null, endsAt: null }) },
    {
      name: 'to nobody by name',
      data: anAppointment({ ...call, customerName: null, startsAt: null, endsAt: null }),
    },
  ],
  'appointment-booked': [
    { name: 'a visit', data: anAppointment() },
    { name: 'for the next day', data: anAppointment({ changeableUntil: null }) },
    {
      name: 'a collection',
      data: anAppointment({ kind: 'collection', place: '12 Kings Road, Reading RG1 3AA' }),
    },
    {
      name: 'a delivery of a part',
      data: anAppointment({ kind: 'delivery', part: '8 of 24 tops: 1 to 8' }),
    },
    {
      name: 'in summer, with long words',
      data: anAppointment({
        customerName: longName,
        place: 'Flat 4, The Old Carriage House, 127 Upper Wokingham Road, Stratford-upon-Avon CV37 6BA',
        startsAt: new Date('2027-06-01T08:30:00Z'),
        endsAt: new Date('2027-06-01T10:00:00Z'),
      }),
    },
  ],
  'appointment-moved': [
    {
      name: 'a delivery',
      data: anAppointment({ kind: 'delivery', before: new Date('2026-11-30T13:00:00Z') }),
    },
  ],
  'appointment-cancelled': [
    { name: 'a call', data: anAppointment(call) },
    { name: 'with its order', data: anAppointment({ orderContinues: false }) },
  ],
  'appointment-reminder': [{ name: 'a visit', data: anAppointment() }],
};
