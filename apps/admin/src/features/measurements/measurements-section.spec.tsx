import { acrossElements } from '@app/ui/testing';
import { paths, type AdminQuoteDetail, type Measurements, usualMakingNumbers } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { renderAdmin } from '../../testing/render-admin';
import { MeasurementsSection } from './measurements-section';

const id = 'kLSwY2vXZwqkrDQuVyeBfQ';
const quote = {
  id,
  customerEmail: 'eleanor.marsh@example.com',
  customerName: 'Eleanor Marsh',
  totalPrice: '477.00',
  length: 1200,
  width: 350,
  color: { name: 'Calacatta Gold', hexCode: '#e8e4dc', imageUrl: null, stripUrl: null },
  layout: null,
  sinkType: { name: 'Undermount Oval' },
  cutouts: [{ id: 7, name: 'Tap hole, 35 mm' }],
  measurements: null,
  isMeasured: false,
  isSuperseded: false,
  deletedAt: null,
  replacedBy: null,
  revision: null,
  making: usualMakingNumbers,
  sizeLimits: { lengthMm: { min: 100, max: 3_200 }, widthMm: { min: 100, max: 1_600 } },
} as unknown as AdminQuoteDetail;
const savedMeasurements: Measurements = {
  version: 1,
  lengthMm: 1194,
  widthMm: 350,
  layout: {
    along: 'left',
    across: 'wall',
    sinks: [{ alongMm: 398, acrossMm: 194 }],
    cutouts: [{ cutoutId: 7, at: [{ alongMm: 398, acrossMm: 40 }] }],
  },
  note: '3 mm play each side',
  how: 'phone',
  recordedAt: '2026-11-21T11:05:00.000Z',
  agreement: null,
  unsignedCut: null,
  by: 'Alison',
};
const replacedBy = { id: 'revised', reference: 'VT-26-00413', totalPrice: '475.21', state: 'proposed' };
const preview = {
  currentTotal: '477.00',
  newTotal: '475.21',
  difference: '-1.79',
  depositCredited: '47.70',
};

function Section() {
  const { data } = useAdminQuery<AdminQuoteDetail>(paths.adminQuote(id));
  const [isEditing, setEditing] = useState(false);
  return data ? <MeasurementsSection quote={data} isEditing={isEditing} onEdit={setEditing} /> : null;
}

let api: FakeServer;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  api = new FakeServer()
    .on('GET', paths.adminQuote(id), mockResponses.ok(quote))
    .on('POST', paths.previewMeasurements(id), mockResponses.ok(preview));
  user = userEvent.setup();
});
const open = async () => {
  renderAdmin(<Section />, { at: `/?item=${id}` });
  await user.click(await screen.findByRole('button', { name: 'Record sizes' }));
};
const field = (label: string) => screen.getByLabelText(label);
async function retype(label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
}
const agreePositions = () => user.click(screen.getByRole('switch', { name: 'Positions agreed' }));
const sinkFromLeft = () =>
  within(screen.getByRole('group', { name: 'Undermount Oval' })).getByLabelText('Centre from the left end');
async function moveSink(typed: string) {
  await user.clear(sinkFromLeft());
  await user.type(sinkFromLeft(), typed);
}
const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm sizes' }));
const sentBodies = () => api.sent('POST', paths.measurements(id)).map(({ body }) => body);

it('warns that sizes are not confirmed and the job sheet says not to cut', async () => {
  renderAdmin(<Section />);

  expect(await screen.findByText('NOT CONFIRMED')).toBeVisible();
  expect(screen.getByText(/say NOT CONFIRMED, do not cut/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Job sheet (PDF)' })).toHaveAttribute('href', paths.jobSheet(id));
  expect(screen.queryByRole('link', { name: 'DXF file' })).not.toBeInTheDocument();
});

it('scrolls to the form, focuses its first field, and returns the focus to the button', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open();
  expect(field('Cut length')).toHaveFocus();
  const form = screen.getByRole('form', { name: 'Sizes to cut' });
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([form]));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Record sizes' })).toHaveFocus();
});

it('takes the room of a top without a sink or a cut-out', async () => {
  const plain = { ...quote, sinkType: null, cutouts: [] };
  api
    .on('GET', paths.adminQuote(id), mockResponses.ok(plain))
    .on('POST', paths.previewMeasurements(id), mockResponses.ok({ ...preview, newTotal: '477.00' }))
    .on('POST', paths.measurements(id), mockResponses.never());
  await open();
  expect(screen.queryByRole('switch', { name: 'Positions agreed' })).not.toBeInTheDocument();
  await user.click(screen.getByText('The room and the cabinet'));
  await user.click(screen.getByRole('checkbox', { name: 'The back' }));
  await confirm();
  await waitFor(() =>
    expect(sentBodies()).toMatchObject([
      {
        layout: {
          sinks: [],
          cutouts: [],
          room: { walls: ['back'] },
        },
      },
    ]),
  );
});

it('sends no positions until somebody says that they are agreed', async () => {
  await open();
  expect(screen.queryByLabelText('Centre from the left end')).not.toBeInTheDocument();
  const saved = { ...savedMeasurements, layout: null };
  api
    .on('POST', paths.measurements(id), mockResponses.created({ measurements: saved, revisedQuote: null }))
    .on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, measurements: saved, isMeasured: true }));
  await confirm();
  expect(await screen.findAllByText('Position to be agreed')).toHaveLength(2);
  expect(sentBodies()).toMatchObject([{ layout: null }]);
});

it('says that the price was kept although the sizes differ, and how to charge for them', async () => {
  const onSite = { ...savedMeasurements, how: 'on-site' as const };
  api.on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, measurements: onSite, isMeasured: true }));
  renderAdmin(<Section />);
  expect(
    await screen.findByText(/^Stays as quoted, because the sizes taken on site are within 10 mm\. To charge/),
  ).toBeVisible();
});

it('gives no number as the reason for a kept price once the owner has set a smaller one', async () => {
  const onSite = { ...savedMeasurements, how: 'on-site' as const };
  const making = { ...quote.making, sizeToleranceMm: 5 };
  const detail = { ...quote, making, measurements: onSite, isMeasured: true };
  api.on('GET', paths.adminQuote(id), mockResponses.ok(detail));
  renderAdmin(<Section />);
  expect(await screen.findByText(/^Stays as quoted\. To charge/)).toBeVisible();
});

it('starts with the quoted sizes and drawn positions; unchanged sizes keep the price', async () => {
  await open();
  expect(field('Cut length')).toHaveValue('1200');
  await agreePositions();
  expect(sinkFromLeft()).toHaveValue('600');
  expect(screen.getByText('The price stays as it is.')).toBeVisible();

  await moveSink('410');
  expect(leaveGuard.hasUnsaved).toBe(true);
  api
    .on(
      'POST',
      paths.measurements(id),
      mockResponses.created({ measurements: savedMeasurements, revisedQuote: null }),
    )
    .on(
      'GET',
      paths.adminQuote(id),
      mockResponses.ok({ ...quote, measurements: savedMeasurements, isMeasured: true }),
    );
  await confirm();

  expect(await screen.findByText('Sizes confirmed')).toBeVisible();
  expect(sentBodies()).toEqual([
    {
      lengthMm: 1200,
      widthMm: 350,
      layout: {
        along: 'left',
        across: 'wall',
        sinks: [{ alongMm: 410, acrossMm: 194 }],
        cutouts: [{ cutoutId: 7, at: [{ alongMm: 410, acrossMm: 40 }] }],
      },
      note: null,
      how: 'phone',
      knownVersion: null,
      price: 'keep',
    },
  ]);
  expect(api.sent('POST', paths.previewMeasurements(id))).toEqual([]);
  expect(await screen.findByText('Centre 398 mm from the left end, 194 mm from the wall')).toBeVisible();
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.queryByText(/do not cut/)).not.toBeInTheDocument();
});

it('asks which price to use if the sizes change it, and offers the link for the customer to agree', async () => {
  await open();
  await retype('Cut length', '1194');
  expect(await screen.findByLabelText(/^Keep £477.00/)).not.toBeChecked();
  expect(screen.getByText(/£1.79 less.*The deposit of £47.70 is credited/)).toBeVisible();
  await confirm();
  expect(await screen.findByText('Please choose which price to use')).toBeVisible();
  expect(sentBodies()).toEqual([]);

  const revisedQuote = { id: 'mLSwY2vXZwqkrDQuVyeBfQ', reference: 'VT-26-00413', totalPrice: '475.21' };
  api
    .on(
      'POST',
      paths.measurements(id),
      mockResponses.created({ measurements: savedMeasurements, revisedQuote }),
    )
    .on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, measurements: savedMeasurements }));
  await user.click(screen.getByLabelText(/^Change to £475.21 and ask the customer to agree/));
  await confirm();

  expect(await screen.findByText(acrossElements('Revised quote VT-26-00413 for £475.21'))).toBeVisible();
  expect(screen.getByText('Sizes recorded')).toBeVisible();
  expect(screen.getByText('Waiting for the customer')).toBeVisible();
  expect(sentBodies()[0]).toMatchObject({ lengthMm: 1194, price: 'revise' });
  expect(screen.getByRole('link', { name: 'Open VT-26-00413' })).toHaveAttribute(
    'href',
    `/admin/?item=${revisedQuote.id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Copy link for the customer' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/quote/${revisedQuote.id}`);
});

it.each([
  ['Cut length', '3201', 'We can cut 100 to 3,200 mm'],
  ['Cut width', '', 'Please enter a size'],
])('shows at %s what is wrong with %j', async (label, typed, problem) => {
  await open();
  await retype(label, typed);
  await confirm();

  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(problem));
  expect(sentBodies()).toEqual([]);
});

it('refuses a centre beside the top', async () => {
  await open();
  await agreePositions();
  await moveSink('1200');
  await confirm();
  expect(await screen.findByText('Each centre must be on the top')).toBeVisible();
  expect(sentBodies()).toEqual([]);
});

it('shows sizes that a colleague recorded in the meantime, and does not overwrite them', async () => {
  await open();
  await agreePositions();
  await moveSink('410');
  const theirs = { ...savedMeasurements, version: 2, by: 'Ben' };
  api
    .on('POST', paths.measurements(id), mockResponses.refused('order/measured-meanwhile'))
    .on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, measurements: theirs }));
  await confirm();

  expect(await screen.findByText('Someone else has recorded sizes in the meantime')).toBeVisible();
  expect(screen.getByText(/by Ben/)).toBeVisible();
  expect(sinkFromLeft()).toHaveValue('410');

  api.on('POST', paths.measurements(id), mockResponses.created({ measurements: theirs, revisedQuote: null }));
  await user.click(screen.getByRole('button', { name: 'Use my sizes instead' }));
  expect(await screen.findByText('Sizes confirmed')).toBeVisible();
  expect(sentBodies()[1]).toMatchObject({ knownVersion: 2, layout: { sinks: [{ alongMm: 410 }] } });
});

it.each([
  ['declined', 'The customer has not agreed, or has asked for a call. The previous quote is unchanged.'],
  ['agreed', 'The customer has agreed.'],
] as const)('says on a revised quote that the customer has %s', async (state, text) => {
  const revision = {
    state,
    previousTotal: '477.00',
    depositCredited: '0.00',
    proposedAt: savedMeasurements.recordedAt,
    answeredAt: savedMeasurements.recordedAt,
  };
  api.on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, revision }));
  renderAdmin(<Section />);

  expect(await screen.findByText('Revised price, previously £477.00')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ['eleanor.marsh@example.com', 'The customer has been asked to agree and has not replied yet.'],
  [
    null,
    'There is no email address, so the customer has not been asked. Copy the link and send it, or ask them by phone.',
  ],
])('says whether a customer with the address %s was asked about a revised price', async (email, text) => {
  api.on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, customerEmail: email, replacedBy }));
  renderAdmin(<Section />);

  expect(await screen.findByText(text)).toBeVisible();
});

describe('an agreement that a customer gave offline', () => {
  const openDialog = async () => {
    api.on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, replacedBy }));
    renderAdmin(<Section />);
    await user.click(await screen.findByRole('button', { name: 'Customer agreed' }));
    return within(await screen.findByRole('dialog', { name: 'Customer agreed' }));
  };
  const sentAgreements = () => api.sent('POST', paths.agreeToRevision('revised')).map(({ body }) => body);

  it('is recorded with who agreed and how, starting with the customer by phone', async () => {
    const dialog = await openDialog();
    expect(dialog.getByText(/^£475.21 instead of £477.00\./)).toBeVisible();
    expect(dialog.getByLabelText('Agreed by')).toHaveValue('Eleanor Marsh');
    expect(dialog.getByRole('radio', { name: 'By phone' })).toBeChecked();
    await retype('Agreed by', 'Mrs Jones');
    await user.click(dialog.getByRole('radio', { name: 'In the showroom' }));
    api
      .on('POST', paths.agreeToRevision('revised'), mockResponses.ok(null))
      .on(
        'GET',
        paths.adminQuote(id),
        mockResponses.ok({ ...quote, replacedBy: { ...replacedBy, state: 'agreed' }, isSuperseded: true }),
      );
    await user.click(dialog.getByRole('button', { name: 'Record agreement' }));
    expect(await screen.findByText('Agreement recorded')).toBeVisible();
    expect(sentAgreements()).toEqual([{ totalPrice: '475.21', agreedBy: 'Mrs Jones', how: 'showroom' }]);
    expect(await screen.findByText('The customer has agreed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot be recorded without a name', async () => {
    const dialog = await openDialog();
    await retype('Agreed by', '');
    await user.click(dialog.getByRole('button', { name: 'Record agreement' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Agreed by')).toHaveAccessibleDescription('Please enter who agreed'),
    );
    expect(sentAgreements()).toEqual([]);
  });

  it('shows the API’s error and stays open', async () => {
    const dialog = await openDialog();
    api.on('POST', paths.agreeToRevision('revised'), mockResponses.refused('revision/expired'));
    await user.click(dialog.getByRole('button', { name: 'Record agreement' }));
    expect(
      await within(dialog.getByRole('form')).findByText(
        'The time to agree to this price has passed. Please call us.',
      ),
    ).toBeVisible();
    expect(dialog.getByLabelText('Agreed by')).toHaveValue('Eleanor Marsh');
  });

  it('shows on the revised quote who agreed, how, and who recorded it', async () => {
    const revision = {
      state: 'agreed',
      previousTotal: '477.00',
      answeredAt: '2025-11-12T11:05:00.000Z',
      recorded: { agreedBy: 'Mrs Jones', how: 'phone', recordedBy: 'Alison' },
    };
    api.on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, revision }));
    renderAdmin(<Section />);
    const text = 'Agreed by Mrs Jones by phone, recorded by Alison, 12 Nov 2025.';
    expect(await screen.findByText(text)).toBeVisible();
  });
});

it('records after confirmation that the customer declined', async () => {
  api
    .on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, replacedBy }))
    .on('POST', paths.declineRevision('revised'), mockResponses.ok(null));
  renderAdmin(<Section />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Customer declined' }));
  expect(api.sent('POST', paths.declineRevision('revised'))).toHaveLength(0);

  const declined = { ...replacedBy, state: 'declined' };
  api.on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, replacedBy: declined }));
  await user.click(screen.getByRole('button', { name: 'Mark as declined' }));
  expect(await screen.findByText(/^The customer has not agreed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Customer declined' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Customer agreed' })).toBeVisible();
});

it.each([
  [{ isSuperseded: true }, /has been replaced/],
  [{ deletedAt: savedMeasurements.recordedAt }, /has been deleted/],
  [{ status: 'declined', isMeasured: true, measurements: savedMeasurements }, /has been declined/],
  [
    { isRefunded: true, isMeasured: true, measurements: savedMeasurements },
    /has been refunded, so nothing will be cut/,
  ],
  [{ revision: { state: 'proposed', previousTotal: '477.00' } }, /please record sizes on the original quote/],
])('offers no sizes form for a quote that is %j', async (change, text) => {
  api.on('GET', paths.adminQuote(id), mockResponses.ok({ ...quote, ...change }));
  renderAdmin(<Section />);

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record sizes' })).not.toBeInTheDocument();
  expect(screen.queryByText('Confirmed')).not.toBeInTheDocument();
});

it('sends the customer a drawing that nobody has agreed to again, and says when it was last sent', async () => {
  const measured = { ...quote, measurements: savedMeasurements, isMeasured: true };
  api.on('POST', paths.mailDrawing(id), () => new Response(null, { status: 204 }));
  const unsigned = { isComplete: true, mailedAt: '2025-11-22T10:00:00.000Z' };
  renderAdmin(
    <MeasurementsSection quote={measured} unsignedDrawing={unsigned} isEditing={false} onEdit={() => {}} />,
  );
  expect(screen.getByText('Sent to the customer 22 Nov 2025.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the drawing again' }));
  expect(await screen.findByText('The drawing is on its way to the customer')).toBeVisible();
  expect(api.sent('POST', paths.mailDrawing(id))).toHaveLength(1);
});
