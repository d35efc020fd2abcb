import { deliveryText } from '@app/pricing';
import type { MailAppointmentKind } from '../appointments/appointment-mail-data';

interface AppointmentWords {
  /** As a title: 'Measuring visit'. */
  name: string;
  your: string;
  purpose: string;
}

export const appointmentText: Readonly<Record<MailAppointmentKind, AppointmentWords>> = {
  'measuring-visit': {
    name: 'Measuring visit',
    your: 'your measuring visit',
    purpose:
      'We come to measure where the top will stand. The unit should be in its place, and the basin at hand.',
  },
  'measuring-call': {
    name: 'Measuring call',
    your: 'your measuring call',
    purpose: 'We ring you and go through the sizes together. Have a tape measure at hand.',
  },
  delivery: {
    name: 'Delivery',
    your: 'your delivery',
    purpose: deliveryText,
  },
  collection: {
    name: 'Collection',
    your: 'your collection',
    purpose: 'The top waits at our showroom. It is heavy: please bring somebody who carries it with you.',
  },
};
