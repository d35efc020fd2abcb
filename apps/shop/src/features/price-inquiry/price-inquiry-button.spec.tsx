import { acrossElements } from '@app/ui/testing';
import { paths } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlan } from '../../testing/a-file';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { useAttachments } from '../attachments/use-attachments';
import type { InquiredTop } from './inquired-top';
import { PriceInquiryButton } from './price-inquiry-button';

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi().on('POST', paths.contact, mockResponses.created({ id: 'an-id', status: 'new' }));
});

const aTop = (top: Partial<InquiredTop> = {}): InquiredTop => ({
  material: { id: 1, name: 'Marble' },
  color: { id: 11, name: 'Calacatta Gold', hexCode: '#eeeeee', stripUrl: null },
  thickness: { id: 1, displayName: '20mm' },
  sink: { id: 2, name: 'Undermount Oval' },
  cutouts: [{ id: 2, name: 'Tap hole' }],
  lengthMm: 3400,
  widthMm: 620,
  quantity: 2,
  notes: 'Pipe in the left corner',
  ...top,
});

const opener = () => screen.getByRole('button', { name: 'Ask us to price this', hidden: true });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Send to the workshop' }));
const sent = () => api.sent('POST', paths.contact).map(({ body }) => body);
const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });

/** As in the calculator, which holds the chosen files beside its notes. */
const Button = ({ top }: { top: InquiredTop }) => (
  <PriceInquiryButton top={top} attachments={useAttachments()} />
);

async function openInquiry(top = aTop()) {
  render(
    <>
      <Button top={top} />
      <ToastHost />
    </>,
  );
  await user.click(opener());
  return within(await screen.findByRole('dialog', { name: 'Ask us to price this' }));
}

async function fillIn() {
  await user.type(field('First name'), 'Eleanor');
  await user.type(field('Last name'), 'Marsh');
  await user.type(field('Email'), 'eleanor@example.co.uk');
}

it('shows the top part by part, and which parts are not chosen yet', async () => {
  const dialog = await openInquiry(aTop({ color: null, sink: null, cutouts: [], notes: '' }));

  expect(dialog.getByText('Marble')).toBeVisible();
  expect(dialog.getByText(/^3400\s×\s620\smm$/)).toBeVisible();
  expect(dialog.getAllByText('None')).toHaveLength(2);
  expect(dialog.queryByText('Notes')).not.toBeInTheDocument();
});

it('sends the whole configuration and says what happens next', async () => {
  await openInquiry();
  await fillIn();
  await user.type(field(/^Message/), 'It goes up two flights of stairs.');
  await send();

  expect(await screen.findByRole('dialog', { name: 'Your inquiry is with us' })).toBeVisible();
  expect(await toast("Thank you for your inquiry. We'll get back to you within 24 hours.")).toBeVisible();
  expect(sent()).toEqual([
    {
      firstName: 'Eleanor',
      lastName: 'Marsh',
      email: 'eleanor@example.co.uk',
      phone: null,
      message: 'It goes up two flights of stairs.',
      website: null,
      configuration: {
        materialId: 1,
        colorId: 11,
        thicknessId: 1,
        length: 3400,
        width: 620,
        quantity: 2,
        sinkTypeId: 2,
        cutoutIds: [2],
        notes: 'Pipe in the left corner',
      },
    },
  ]);
  expect(screen.getByRole('heading', { name: 'What happens next' })).toHaveFocus();
  expect(
    screen.getByText(acrossElements('We reply to eleanor@example.co.uk with a price within 24 hours.')),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Back to the calculator' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
});

it('uploads photos and plans after the inquiry was saved', async () => {
  api.on('POST', paths.contactAttachments('an-id'), mockResponses.created({ attachments: [] }));
  await openInquiry();
  await fillIn();
  await user.upload(screen.getByLabelText(/^Photos or plans/), aPlan());
  await send();

  expect(await screen.findByText('Your file has arrived.')).toBeVisible();
  expect(api.sent('POST', paths.contactAttachments('an-id'))).toHaveLength(1);
});

it('needs no message', async () => {
  await openInquiry();
  await fillIn();
  await send();

  await toast('Message Sent Successfully');
  expect(sent()).toMatchObject([{ message: 'Please send me a price for this top.' }]);
});

it('requires a name and an address, and focuses the first missing one', async () => {
  await openInquiry();
  await user.type(field('First name'), 'Eleanor');
  const scroll = vi.spyOn(field('Last name'), 'scrollIntoView');
  await send();

  expect(field('Last name')).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  expect(field('Last name')).toHaveAccessibleDescription('Please enter your last name');
  expect(field('Email')).toHaveAccessibleDescription('Please enter your email address');
  expect(sent()).toEqual([]);
});
