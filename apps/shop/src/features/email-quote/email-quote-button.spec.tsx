import { acrossElements } from '@app/ui/testing';
import { paths } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { EmailQuoteButton } from './email-quote-button';

const user = userEvent.setup({ delay: null });
const quote = aQuote();
let api: FakeApi;

// jsdom has no layout, and a plan is drawn for its width.
beforeAll(() => {
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 150, 0);
});
beforeEach(() => {
  api = new FakeApi().on(
    'POST',
    paths.emailQuote,
    mockResponses.ok({ email: 'eleanor@example.co.uk', references: [quote.reference] }),
  );
});

const opener = () => screen.getByRole('button', { name: 'Email Quote to Me', hidden: true });
const dialog = () => screen.findByRole('dialog', { name: 'Email Quote to Me' });
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const sent = () => api.sent('POST', paths.emailQuote);
const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });

async function openEmailDialog() {
  render(
    <>
      <EmailQuoteButton quote={quote} />
      <ToastHost />
    </>,
  );
  await user.click(opener());
  return dialog();
}

async function fillIn() {
  await user.type(field('Full name'), ' Eleanor Marsh ');
  await user.type(field('Email'), 'eleanor@example.co.uk');
  await user.type(field('Phone'), '07700 900142');
}

it('shows what will be sent: plan, stone, size, reference and price', async () => {
  const emailDialog = within(await openEmailDialog());

  expect(emailDialog.getByRole('img', { name: /^Plan, 1200 by 350 millimetres/ })).toBeVisible();
  expect(emailDialog.getByText(/^Calacatta Gold, 1200\s×\s350\smm$/)).toBeVisible();
  expect(await dialog()).toHaveTextContent('VT-26-00412, £477.00 inc. VAT');
  expect(emailDialog.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
});

it('sends the quote, closes, clears the form and says to which address', async () => {
  await openEmailDialog();
  await fillIn();
  await send();

  expect(await toast('Quote Emailed Successfully')).toBeVisible();
  expect(await toast('Your quote has been sent to your email address!')).toBeVisible();
  expect(sent()).toMatchObject([
    {
      body: {
        quoteId: quote.id,
        name: 'Eleanor Marsh',
        email: 'eleanor@example.co.uk',
        phone: '07700 900142',
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener()).toHaveFocus();
  expect(screen.getByText(acrossElements('Sent to eleanor@example.co.uk.'))).toBeVisible();

  await user.click(opener());
  await dialog();
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
});

it('requires name, email and phone: names what is missing and focuses the first', async () => {
  await openEmailDialog();
  await user.type(field('Full name'), 'Eleanor Marsh');
  await send();

  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Please enter your email address');
  expect(field('Phone')).toHaveAccessibleDescription(/Please enter your phone number/);
  expect(field('Full name')).toBeValid();
  expect(sent()).toEqual([]);
});

it.each([
  ['the API has an error', mockResponses.text(503, '')],
  ['there is no connection', mockResponses.unreachable()],
])('reports a failure and keeps the input: %s', async (_, response) => {
  api.on('POST', paths.emailQuote, response);
  await openEmailDialog();
  await fillIn();
  await send();

  expect(await toast('Failed to email quote. Please try again.')).toBeVisible();
  expect(screen.queryByText('Quote Emailed Successfully')).not.toBeInTheDocument();
  expect(field('Full name')).toHaveValue(' Eleanor Marsh ');
  expect(field('Email')).toHaveValue('eleanor@example.co.uk');
  expect(field('Phone')).toHaveValue('07700 900142');
  expect(screen.getByText(/What you typed is still here\./)).toBeVisible();
});

it('says that the limit of mails is reached, and not that one was sent (D43)', async () => {
  api.on('POST', paths.emailQuote, mockResponses.refused('quote/too-many-mails'));
  await openEmailDialog();
  await fillIn();
  await send();

  expect(
    (await screen.findAllByText(/Several emails have been sent at your request/)).length,
  ).toBeGreaterThan(0);
  expect(screen.queryByText('Quote Emailed Successfully')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Sent to/)).not.toBeInTheDocument();
});
