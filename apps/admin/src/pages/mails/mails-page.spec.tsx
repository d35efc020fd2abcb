import { acrossElements } from '@app/ui/testing';
import { paths } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { MailsPage } from './mails-page';
import { aMail } from './testing/a-mail';

const mail = aMail();
const serve = (opened = mail) =>
  new FakeServer()
    .on('GET', paths.adminMails, mockResponses.list([opened]))
    .on('GET', paths.adminMail(opened.id), mockResponses.ok(opened));

it('lists what was sent to whom, and opens a mail beside the list', async () => {
  serve();
  renderAdmin(<MailsPage />, { at: '/mails' });
  const row = within(await screen.findByRole('row', { name: /Ada Lovelace/ }));
  expect(row.getByText('Sent')).toBeVisible();
  expect(row.getByRole('cell', { name: 'VT-26-00412' })).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /Your quote VT-26-00412/ }));

  const panel = within(await screen.findByRole('region', { name: /^Your quote VT-26-00412/ }));
  expect(await panel.findByText('Ada Lovelace, ada@example.com')).toBeVisible();
  expect(panel.getByText(acrossElements('VT-26-00412.pdf'))).toBeVisible();
  expect(panel.getByRole('link', { name: 'VT-26-00412' })).toHaveAttribute(
    'href',
    '/admin?item=c8Kq2mB9T1aZ7kLp4RsW8Q',
  );
});

it('shows the mail in a sandboxed frame, and as plain text', async () => {
  serve();
  renderAdmin(<MailsPage />, { at: `/mails?item=${mail.id}` });
  const frame = await screen.findByTitle('Preview: Quote');
  expect(frame).toHaveAttribute('src', paths.mailPreview(mail.id));
  expect(frame).toHaveAttribute('sandbox', '');
  await userEvent.click(screen.getByRole('button', { name: 'Plain text' }));
  expect(screen.getByText(/here is your quote/)).toBeVisible();
  expect(screen.queryByTitle('Preview: Quote')).not.toBeInTheDocument();
});

it('resends a mail after confirmation, and links to the new one', async () => {
  const again = aMail({ id: 'again', subject: null, state: 'waiting', hasPreview: false, text: null });
  const api = serve()
    .on('POST', paths.resendMail(mail.id), mockResponses.ok({ id: again.id }))
    .on('GET', paths.adminMail(again.id), mockResponses.ok(again));
  renderAdmin(<MailsPage />, { at: `/mails?item=${mail.id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Send again: Quote?' }));
  expect(dialog.getByText(/goes to ada@example.com/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));

  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  expect(await screen.findByText('The email is written when it is sent.')).toBeVisible();
  expect(window.location.search).toBe('?item=again');
  expect(api.sent('POST', paths.resendMail(mail.id))).toHaveLength(1);
});

it('retries only a waiting mail at once', async () => {
  const waiting = aMail({
    state: 'waiting',
    tries: 3,
    remark: '451 try again later',
    settledAt: null,
    nextTryAt: new Date(Date.now() + 300_000).toISOString(),
    canBeResent: false,
  });
  const api = serve(waiting).on('POST', paths.tryMailNow(waiting.id), mockResponses.ok(null));
  renderAdmin(<MailsPage />, { at: `/mails?item=${waiting.id}` });
  const button = await screen.findByRole('button', { name: 'Try now' });
  const isDue = { ...waiting, nextTryAt: new Date().toISOString() };
  api.on('GET', paths.adminMail(waiting.id), mockResponses.ok(isDue));
  await userEvent.click(button);
  expect(await screen.findByText('Trying to send it now')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try now' })).not.toBeInTheDocument());
  expect(api.sent('POST', paths.tryMailNow(waiting.id))).toHaveLength(1);
});

it('offers no resend if it is impossible, and shows the mail server’s answer', async () => {
  serve(aMail({ state: 'failed', remark: '550 no such mailbox', canBeResent: false }));
  renderAdmin(<MailsPage />, { at: `/mails?item=${mail.id}` });
  expect(await screen.findByText('550 no such mailbox')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it("distinguishes the team's own mails from those of erased people", async () => {
  const nobody = { toName: null, toAddress: null };
  new FakeServer().on(
    'GET',
    paths.adminMails,
    mockResponses.list([
      aMail({ ...nobody, id: 'a', kind: 'staff-deposit-paid', subject: 'Deposit paid' }),
      aMail({ ...nobody, id: 'b', subject: 'Erased' }),
    ]),
  );
  renderAdmin(<MailsPage />, { at: '/mails' });
  expect(await screen.findByRole('row', { name: /Deposit paid.*The team/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Erased.*Recipient deleted/ })).toBeVisible();
});
