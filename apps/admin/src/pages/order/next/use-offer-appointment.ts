import { type AppointmentKind, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { kindLabels, text } from '../../../features/appointments/text';
import { useAdminMutation } from '../../../lib/api';

/**
 * Emails the customer a link to pick a time.
 * @param quoteId any quote of the order
 */
export const useOfferAppointment = (quoteId: string) =>
  useAdminMutation({
    mutationFn: (kind: AppointmentKind) => apiMutation('POST', paths.quoteAppointments(quoteId), { kind }),
    invalidates: ['orders'],
    failure: text.offerFailed,
    onSuccess: (_, kind) => showToast({ title: text.offered(kindLabels[kind]) }),
  });
