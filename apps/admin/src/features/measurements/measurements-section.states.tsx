import { paths, type AdminQuoteDetail, type MeasurementsPreview } from '@app/contracts';
import { mockResponses } from '@app/web-client/testing';
import type { PlayContext } from '@app/ui/testing';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';
import { quoteAppointments } from '../appointments/testing/a-busy-week';
import { aQuote, aQuoteDetail, aQuoteRow, aSummary } from '../orders/testing/a-quote';

const { id } = aQuote();
const preview: MeasurementsPreview = {
  currentTotal: '477.00',
  newTotal: '475.21',
  difference: '-1.79',
  depositCredited: '47.70',
};
const measurements: AdminQuoteDetail['measurements'] = {
  version: 1,
  lengthMm: 1194,
  widthMm: 350,
  layout: {
    along: 'left',
    across: 'wall',
    sinks: [{ alongMm: 398, acrossMm: 194 }],
    cutouts: [{ cutoutId: 1, at: [{ alongMm: 398, acrossMm: 40 }] }],
  },
  note: '3 mm play each side',
  how: 'on-site',
  recordedAt: '2026-11-21T11:05:00.000Z',
  agreement: { by: 'Eleanor Marsh', how: 'on-site', at: '2026-11-21T11:05:00.000Z' },
  unsignedCut: null,
  by: 'Alison',
};

const order = (change: Partial<AdminQuoteDetail>, play: AdminUiState['play']) =>
  adminUiState(`/admin?item=${id}`, {
    api: (api) =>
      api
        .on('GET', paths.adminOrderSummary, mockResponses.ok(aSummary))
        .on('GET', paths.adminOrders, mockResponses.list([aQuoteRow()]))
        .on(
          'GET',
          paths.adminQuote(id),
          mockResponses.ok(
            aQuoteDetail({ measurements: null, isMeasured: false, replacedBy: null, ...change }),
          ),
        )
        .on('GET', paths.quoteAppointments(id), mockResponses.ok(quoteAppointments()))
        .on('POST', paths.previewMeasurements(id), mockResponses.ok(preview)),
    play,
  });

async function measure({ user, screen }: PlayContext, length: string) {
  await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
  await user.clear(screen.getByLabelText('Cut length'));
  if (length) await user.type(screen.getByLabelText('Cut length'), length);
}

export const states: AdminUiStates = {
  title: 'Admin: measurements',
  states: {
    'price choice missing': order({}, async (context) => {
      const { user, screen } = context;
      await measure(context, '1194');
      await screen.findByLabelText(/^Change to £475.21/);
      await user.click(screen.getByRole('button', { name: 'Confirm sizes' }));
      await screen.findByText('Please choose which price to use');
    }),
    'size outside the limits': order({}, async (context) => {
      const { user, screen } = context;
      await measure(context, '3400');
      await user.click(screen.getByRole('button', { name: 'Confirm sizes' }));
      await screen.findByText('We can cut 100 to 3,200 mm');
    }),
    'waiting for the customer to agree': order(
      {
        measurements,
        replacedBy: { id: 'q9', reference: 'VT-26-00413', totalPrice: '475.21', state: 'proposed' },
      },
      ({ screen }) => screen.findByText('Waiting for the customer'),
    ),
    confirmed: order({ measurements, isMeasured: true }, ({ screen }) =>
      screen.findByRole('button', { name: 'Edit sizes' }),
    ),
  },
};
