import { type AppointmentKind, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { kindLabels, text } from './text';

/**
 * Emails the customer a link to pick a time.
 * @param quoteId any quote of the order
 */
export const useOfferAppointment = (quoteId: string) =>
  useAdminMutation({
    run: (kind: AppointmentKind) => apiMutation('POST', paths.quoteAppointments(quoteId), { kind }),
    changes: ['orders'],
    failure: text.offerFailed,
    onDone: (_, kind) => showToast({ title: text.offered(kindLabels[kind]) }),
  });
