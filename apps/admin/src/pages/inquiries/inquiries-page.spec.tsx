import {
  idempotencyKeyHeader,
  paths,
  type Color,
  type InquiryEvent,
  type Material,
  type Thickness,
} from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detail, id, inquiry, plain } from '../../features/inquiries/testing/an-inquiry';
import { renderAdmin } from '../../testing/render-admin';
import { InquiriesPage } from './inquiries-page';

const color = { id: 11, materialId: 1, name: 'Calacatta Gold', hexCode: '#eeeeee', priceModifier: '8.50' };
const materials = [
  { id: 1, name: 'Marble', thicknesses: [] as string[], colors: [color as Color] } as Partial<Material>,
];
const thicknesses = [{ id: 3, value: '20mm', displayName: '20mm' } as Partial<Thickness>];

const server = () =>
  new FakeServer()
    .on('GET', paths.adminInquiries, mockResponses.list([inquiry], 1))
    .on('GET', paths.adminCounts, mockResponses.ok({ newInquiries: 3 }))
    .on('GET', paths.adminInquiry('contact', id), mockResponses.ok(detail))
    .on('GET', paths.materials, mockResponses.ok(materials))
    .on('GET', paths.thicknesses, mockResponses.ok(thicknesses))
    .on('GET', paths.sinkTypes, mockResponses.ok([]))
    .on('GET', paths.cutouts, mockResponses.ok([]))
    .on('GET', paths.tradeCustomers, mockResponses.ok({ customers: [], floor: null }));

async function openFromMail() {
  renderAdmin(<InquiriesPage />, { at: `/inquiries?open=contact-${id}` });
  return screen.findByRole('region', { name: 'Harriet Cole' });
}

it('opens the inquiry of a mail’s link, with all its content', async () => {
  server();
  const panel = within(await openFromMail());

  expect(panel.getByRole('link', { name: 'harriet@cole.example' })).toHaveAttribute(
    'href',
    'mailto:harriet@cole.example',
  );
  expect(panel.getByRole('link', { name: '0118 496 0177' })).toHaveAttribute('href', 'tel:01184960177');
  expect(panel.getByText('Calacatta Gold, Marble')).toBeVisible();
  expect(panel.getByText('3400 × 620 mm')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Download plan.pdf 1.2 MB' })).toHaveAttribute(
    'href',
    '/api/admin/attachments/d',
  );
  expect(panel.getByText('Rang, no answer')).toBeVisible();
  expect(window.location.search).toBe(`?item=contact-${id}`);
});

it('shows an attached picture in the gallery', async () => {
  server();
  const panel = within(await openFromMail());
  await userEvent.click(panel.getByRole('button', { name: 'Look at bathroom.jpg' }));

  expect(await screen.findByRole('dialog')).toHaveTextContent('Images: 1');
});

it('counts new inquiries, and shows each status', async () => {
  server();
  renderAdmin(<InquiriesPage />, { at: '/inquiries' });

  expect(await screen.findByRole('row', { name: /Harriet Cole/ })).toHaveTextContent('New');
  expect(await screen.findByRole('button', { name: 'New 3' })).toBeVisible();
});

it('changes the status in the list', async () => {
  const api = server().on('PUT', `${paths.adminInquiry('contact', id)}/status`, mockResponses.ok({}));
  const user = userEvent.setup();
  const panel = within(await openFromMail());
  await user.click(panel.getByRole('button', { name: 'Status: New' }));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map((choice) => choice.textContent)).toEqual(['New', 'In progress', 'Resolved', 'Spam']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Resolved' }));

  expect(await screen.findByText('Marked as resolved')).toBeVisible();
  expect(api.sent('PUT', paths.adminInquiryStatus('contact', id))[0]?.body).toEqual({ status: 'resolved' });
});

it('sends an answer by mail, and shows its delivery', async () => {
  const api = server().on('POST', paths.answerInquiry('contact', id), mockResponses.created(detail));
  const panel = within(await openFromMail());
  await userEvent.click(panel.getByRole('button', { name: 'Send answer' }));
  expect(await panel.findByText('Please write an answer first')).toBeVisible();

  const said = { ...plain, at: inquiry.createdAt, by: 'Alison' };
  const mail = { id: 'm', state: 'waiting' as const };
  const events: InquiryEvent[] = [
    ...detail.events,
    { ...said, kind: 'answer', text: 'Yes, we do.', mail },
    { ...said, kind: 'reply', text: 'Two, please.', by: null, method: 'mail' },
    { ...said, kind: 'reply', text: 'Or three?', method: 'phone' },
  ];
  api.on('GET', paths.adminInquiry('contact', id), mockResponses.ok({ ...detail, events }));
  const field = panel.getByRole('textbox', { name: 'Your answer' });
  expect(field).toHaveValue('Dear Harriet Cole,\n\n\n\nKind regards\nReadstone');
  await userEvent.clear(field);
  await userEvent.type(field, 'Yes, we do.');
  await userEvent.dblClick(panel.getByRole('button', { name: 'Send answer' }));

  expect(await screen.findByText('On its way to harriet@cole.example')).toBeVisible();
  expect(api.sent('POST', paths.answerInquiry('contact', id))).toMatchObject([
    { body: { text: 'Yes, we do.' } },
  ]);
  const talk = within(await panel.findByRole('list', { name: 'Conversation' }));
  expect(talk.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Alison.*Yes, we do\.Being sent$/),
    expect.stringMatching(/^Harriet Cole.*Two, please\.By e-mail$/),
    expect.stringMatching(/^Harriet Cole.*Or three\?By phone, entered by Alison$/),
  ]);
  expect(talk.getByRole('link', { name: 'Being sent' })).toHaveAttribute('href', '/admin/mails?item=m');
  expect(field).toHaveValue('Dear Harriet Cole,\n\n\n\nKind regards\nReadstone');
});

it('records a customer’s reply by phone', async () => {
  const api = server().on('POST', paths.inquiryReplies('contact', id), mockResponses.created(detail));
  const panel = within(await openFromMail());
  await userEvent.click(panel.getByRole('button', { name: 'Enter a reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Customer’s reply' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
  expect(await dialog.findByText('Please write down what was said')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('How it came'), 'By phone');
  await userEvent.type(dialog.getByLabelText('What was said'), 'Then two.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));

  expect(await screen.findByText('Reply noted')).toBeVisible();
  const [sent] = api.sent('POST', paths.inquiryReplies('contact', id));
  expect(sent?.body).toEqual({ text: 'Then two.', method: 'phone' });
  expect(sent?.headers[idempotencyKeyHeader]).toMatch(/^[0-9a-f]{32}$/);
});
