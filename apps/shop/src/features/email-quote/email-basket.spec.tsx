import { acrossElements } from '@app/ui/testing';
import { emailQuoteLimits, paths } from '@app/contracts';
import { ToastHost } from '@app/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { twoQuotes } from '../../testing/a-basket';
import { aQuote } from '../../testing/a-quote';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { EmailBasket } from './email-basket';

const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi().on('POST', paths.emailQuote, mockResponses.ok({ email: '', references: [] }));
});

const opener = () => screen.getByRole('button', { name: 'Email Quote to Me' });
const email = () => screen.getByRole('textbox', { name: 'Email me my quote' });
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const sent = () => api.sent('POST', paths.emailQuote).map(({ body }) => body);
const toast = (title: string) => screen.findByText(title, { ignore: '[role=status] *' });

async function openEmailForm(quotes = [...twoQuotes()]) {
  render(
    <>
      <EmailBasket quotes={quotes} />
      <ToastHost />
    </>,
  );
  await user.click(opener());
  await screen.findByRole('textbox');
}

it('asks only for an address, beside the button', async () => {
  await openEmailForm();

  expect(email()).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await user.click(opener());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('sends all quotes in one mail and says to which address', async () => {
  const [gold, grey] = twoQuotes();
  await openEmailForm();
  expect(screen.getByText(/^All 2 quotes in one email/)).toBeVisible();
  await user.type(email(), 'eleanor@example.co.uk{Enter}');

  expect(await toast('Quote Emailed')).toBeVisible();
  expect(sent()).toEqual([
    { quoteId: gold.id, email: 'eleanor@example.co.uk', quoteIds: [gold.id, grey.id] },
  ]);
  expect(screen.getByText(acrossElements('Sent to eleanor@example.co.uk.'))).toBeVisible();
  expect(opener()).toHaveFocus();
});

it.each([
  [emailQuoteLimits.pdfs, 'each as a PDF you can print.'],
  [emailQuoteLimits.pdfs + 1, 'each with a link to its PDF.'],
])('describes the mail for %i quotes', async (count, expectedText) => {
  await openEmailForm(Array.from({ length: count }, () => aQuote()));
  expect(screen.getByText(`All ${count} quotes in one email, ${expectedText}`)).toBeVisible();
});

it('sends a single quote by its id and the address only (specification §7)', async () => {
  await openEmailForm([aQuote()]);
  await user.type(email(), 'eleanor@example.co.uk');
  await send();

  await toast('Quote Emailed');
  expect(sent()).toEqual([{ quoteId: aQuote().id, email: 'eleanor@example.co.uk' }]);
});

it('asks for the address if none was entered (specification §5)', async () => {
  await openEmailForm();
  await send();

  expect(await toast('Email Required')).toBeVisible();
  expect(await toast('Please enter your email address to receive the quote.')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('reports a failure with the basket’s text, and keeps the address', async () => {
  api.on('POST', paths.emailQuote, mockResponses.text(500, ''));
  await openEmailForm();
  await user.type(email(), 'eleanor@example.co.uk');
  await send();

  expect(await toast('Error')).toBeVisible();
  expect(await toast('Failed to email quote. Please try again.')).toBeVisible();
  expect(email()).toHaveValue('eleanor@example.co.uk');
  expect(screen.queryByText('Quote Emailed')).not.toBeInTheDocument();
});
