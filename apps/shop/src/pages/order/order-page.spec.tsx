import { acrossElements } from '@app/ui/testing';
import { paths } from '@app/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { aBooking, aDrawing, anAppointment, anOrder, aToken, availableSlots } from '../../testing/an-order';
import { mockResponses } from '../../testing/fake-api';
import { OrderPage } from './order-page';
import { setUpOrderPage } from './testing/set-up-order-page';

vi.mock('../../features/deposit/redirect-to');

const { user, orderPath, renderOrderPage, progress, tops } = setUpOrderPage();

it.each([
  ['to-measure', true, 'Ordered', /Next we agree the exact sizes/],
  ['measured', true, 'Measured', /Next the top is cut/],
  ['in-production', true, 'In production', /Next we tell you that it is ready/],
  ['ready', true, 'Ready', /The next step is delivery/],
  ['ready', false, 'Ready', /Next you collect it/],
  ['delivered', true, 'Delivered', /The top is with you/],
  ['collected', false, 'Collected', /The top is with you/],
] as const)(
  "shows the order's progress and next step: %s, delivery: %s",
  async (stage, isDelivery, step, next) => {
    await renderOrderPage({ stage, isDelivery });
    const [currentStep] = progress()
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current'));
    expect(currentStep).toHaveTextContent(step);
    expect(progress().getByText(next)).toBeVisible();
  },
);

it('says when the next step will be', async () => {
  vi.setSystemTime('2026-12-01T12:00:00Z');
  const { unmount } = await renderOrderPage({ stage: 'ready', appointment: aBooking({ kind: 'delivery' }) });
  expect(
    progress().getByText(/The next step is delivery\. We deliver it on Thursday 3 December/),
  ).toBeVisible();
  unmount();
  vi.setSystemTime('2026-12-04T12:00:00Z');
  await renderOrderPage({ stage: 'ready', appointment: aBooking({ kind: 'delivery' }) });
  expect(progress().queryByText(/We deliver it on/)).not.toBeInTheDocument();
});

it('draws the top at the agreed sizes, with a caption', async () => {
  const agreedSizes = { lengthMm: 1194, widthMm: 345, layout: null };
  await renderOrderPage({
    stage: 'measured',
    making: { agreed: agreedSizes, proposalId: null, photoIds: [] },
  });
  expect(screen.getByText(/1194 × 345 mm/, { selector: 'header p' })).toBeVisible();
  expect(screen.getByText('Plan to scale, as agreed with you')).toBeVisible();
});

describe('the drawing to cut by', () => {
  it('has every dimension, and is agreed to as it was shown', async () => {
    const { api } = await renderOrderPage({ stage: 'measured', drawings: [aDrawing()] });
    expect(progress().getByText(/Please check the drawing below/)).toBeVisible();
    const drawing = within(screen.getByRole('region', { name: 'The drawing we cut by' }));
    expect(drawing.getByText('Tap hole, 35 mm').nextSibling).toHaveTextContent(
      'Centre 600 mm from the left end, 45 mm from the wall',
    );
    expect(drawing.getByRole('link', { name: 'Drawing as a PDF' })).toHaveAttribute(
      'href',
      paths.orderDrawing(aToken, aDrawing().quoteId),
    );
    await user.click(drawing.getByRole('button', { name: 'Agree to this drawing' }));
    expect(drawing.getByText('Please enter your name')).toBeVisible();
    const agreed = aDrawing({
      agreement: { by: null, how: 'order-page', at: '2026-11-25T10:00:00.000Z' },
      canAgree: false,
    });
    const path = paths.agreeToDrawing(aToken, aDrawing().quoteId);
    api.on('POST', path, mockResponses.ok(anOrder({ stage: 'measured', drawings: [agreed] })));
    await user.type(drawing.getByLabelText('Your name'), ' Ada ');
    await user.click(drawing.getByRole('button', { name: 'Agree to this drawing' }));
    expect(await drawing.findByText(/^You agreed to this drawing on Wednesday 25 November/)).toBeVisible();
    expect(api.sent('POST', path)[0]?.body).toEqual({ digest: aDrawing().digest, agreedBy: 'Ada' });
  });

  it('that has changed meanwhile is shown anew, and says so', async () => {
    const { api } = await renderOrderPage({ stage: 'measured', drawings: [aDrawing()] });
    const path = paths.agreeToDrawing(aToken, aDrawing().quoteId);
    api.on('POST', path, mockResponses.refused('drawing/changed'));
    await user.type(screen.getByLabelText('Your name'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Agree to this drawing' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The drawing has changed in the meantime.');
    await waitFor(() => expect(api.sent('GET', orderPath)).toHaveLength(2));
  });

  it('without the place of a cut-out cannot be agreed to yet', async () => {
    await renderOrderPage({ stage: 'measured', drawings: [aDrawing({ canAgree: false })] });
    expect(screen.getByText(/We still have to agree the place of each cut-out/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree to this drawing' })).not.toBeInTheDocument();
  });
});

it('links to a revised price awaiting approval', async () => {
  const proposalId = 'BBBBBBBBBBBBBBBBBBBBBA';
  await renderOrderPage({ making: { agreed: null, proposalId, photoIds: [] } });
  expect(progress().getByRole('link', { name: 'see the new price' })).toHaveAttribute(
    'href',
    `/quote/${proposalId}`,
  );
});

it.each([
  ['to-measure', true, 'It is delivered within 4 weeks of the day on which you agree the sizes'],
  ['measured', false, 'It is ready to be collected within 4 weeks of the day on which you agreed the sizes'],
  ['in-production', true, 'It is delivered within 4 weeks of the day on which you agreed the sizes'],
] as const)('states the lead time: %s, delivery: %s', async (stage, isDelivery, expectedText) => {
  await renderOrderPage({ stage, isDelivery });
  expect(progress().getByText(`${expectedText}; we agree the day with you.`)).toBeVisible();
});

it.each([
  ['is ready for collection', { stage: 'ready', isDelivery: false }],
  ['has a booked appointment', { stage: 'ready', appointment: aBooking({ kind: 'delivery' }) }],
  ['is delivered', { stage: 'delivered' }],
] as const)('hides the lead time once the order %s', async (_, order) => {
  await renderOrderPage(order);
  expect(progress().queryByText(/weeks of the day/)).not.toBeInTheDocument();
});

it('says that the time was taken, and shows those still free', async () => {
  const { api } = await renderOrderPage();
  api.on('PUT', paths.pickTime(aToken), mockResponses.refused('appointment/taken'));
  const fresh = anAppointment({ times: availableSlots.slice(1) });
  await user.click(screen.getByRole('radio', { name: '08:00 to 09:30' }));
  api.on('GET', orderPath, mockResponses.ok(anOrder({ appointment: fresh })));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This time has just been taken. Please choose another. These are the times that are free now.',
  );
  await screen.findByRole('radio', { name: '09:30 to 11:00' });
  expect(screen.queryByRole('radio', { name: '08:00 to 09:30' })).not.toBeInTheDocument();
});

it('asks where to measure if nobody knows, and sends it with the time', async () => {
  const { api } = await renderOrderPage({ appointment: anAppointment({ needsAddress: true }) });
  api.on('PUT', paths.pickTime(aToken), mockResponses.ok(anOrder({ appointment: aBooking() })));
  await user.click(screen.getByRole('radio', { name: '08:00 to 09:30' }));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText('Please enter your full address')).toBeVisible();
  await user.type(screen.getByLabelText('Postcode'), 'rg4 6pa');
  await user.type(screen.getByLabelText('Full address'), '9 Mill Lane, Reading');
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  await waitFor(() =>
    expect(api.sent('PUT', paths.pickTime(aToken))[0]?.body).toMatchObject({
      address: '9 Mill Lane, Reading, RG4 6PA',
    }),
  );
});

it('offers another time after its customer cancelled', async () => {
  const { api } = await renderOrderPage({ appointment: aBooking({ state: 'cancelled' }) });
  api.on('PUT', paths.pickTime(aToken), mockResponses.ok(anOrder({ appointment: aBooking() })));
  expect(screen.getByText(/Choose another time here\.$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '08:00 to 09:30' }));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  await waitFor(() => expect(api.sent('PUT', paths.pickTime(aToken))).toHaveLength(1));
});

it('cancels an appointment after confirmation', async () => {
  const { api } = await renderOrderPage({ appointment: aBooking() });
  const cancelledAppointment = aBooking({ state: 'cancelled', times: [], changeableUntil: null });
  api.on(
    'POST',
    paths.cancelPickedTime(aToken),
    mockResponses.ok(anOrder({ appointment: cancelledAppointment })),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel appointment' }));
  await user.click(screen.getByRole('button', { name: 'Keep appointment' }));
  await user.click(screen.getByRole('button', { name: 'Cancel appointment' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the appointment' }));
  expect(await screen.findByText('Cancelled.')).toBeVisible();
});

it('shows the first days, and later ones on request', async () => {
  await renderOrderPage();
  expect(screen.queryByRole('radio', { name: 'Wed 16 Dec' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show later days' }));
  expect(screen.getByRole('radio', { name: 'Wed 16 Dec' })).toBeVisible();
});

it.each(['too-short', 'x'.repeat(44)])('shows "not found" for a malformed token: %s', (token) => {
  render(<OrderPage token={token} />);
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});

it('shows all tops with their stages, and that payments are for all of them', async () => {
  await renderOrderPage({ tops });
  const topItems = within(screen.getByRole('list', { name: 'All tops of your order' })).getAllByRole(
    'listitem',
  );
  expect(topItems.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/VT-26-00412.*shown here.*Measured/),
    expect.stringMatching(/VT-26-00413, 24\u00a0× Grey.*Ready/),
    expect.stringMatching(/VT-26-00414, White.*Cancelled/),
  ]);
  expect(screen.getByText(acrossElements('OR-26-00031, 3 tops'))).toBeVisible();
  expect(screen.getByText('Total for all tops.')).toBeVisible();
});
