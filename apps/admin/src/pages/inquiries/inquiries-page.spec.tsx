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
import { inquiryDetail, inquiryId, inquiry, noReply } from '../../features/inquiries/testing/an-inquiry';
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
    .on('GET', paths.adminInquiry('contact', inquiryId), mockResponses.ok(inquiryDetail))
    .on('GET', paths.materials, mockResponses.ok(materials))
    .on('GET', paths.thicknesses, mockResponses.ok(thicknesses))
    .on('GET', paths.sinkTypes, mockResponses.ok([]))
    .on('GET', paths.cutouts, mockResponses.ok([]))
    .on('GET', paths.tradeCustomers, mockResponses.ok({ customers: [], floor: null }));

async function openFromMail() {
  renderAdmin(<InquiriesPage />, { at: `/inquiries?open=contact-${inquiryId}` });
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
  expect(window.location.search).toBe(`?item=contact-${inquiryId}`);
});

it('shows an attached picture in the gallery', async () => {
  server();
  const panel = within(await openFromMail());
  await userEvent.click(panel.getByRole('button', { name: 'View bathroom.jpg' }));

  expect(await screen.findByRole('dialog')).toHaveTextContent('Images: 1');
});

it('counts new inquiries, and shows each status', async () => {
  server();
  renderAdmin(<InquiriesPage />, { at: '/inquiries' });

  expect(await screen.findByRole('row', { name: /Harriet Cole/ })).toHaveTextContent('New');
  expect(await screen.findByRole('button', { name: 'New 3' })).toBeVisible();
});

it('changes the status in the list', async () => {
  const api = server().on('PUT', `${paths.adminInquiry('contact', inquiryId)}/status`, mockResponses.ok({}));
  const user = userEvent.setup();
  const panel = within(await openFromMail());
  await user.click(panel.getByRole('button', { name: 'Status: New' }));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map((choice) => choice.textContent)).toEqual(['New', 'In progress', 'Resolved', 'Spam']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Resolved' }));

  expect(await screen.findByText('Marked as resolved')).toBeVisible();
  expect(api.sent('PUT', paths.adminInquiryStatus('contact', inquiryId))[0]?.body).toEqual({
    status: 'resolved',
  });
});

it('sends an answer by mail, and shows its delivery', async () => {
  const api = server().on(
    'POST',
    paths.answerInquiry('contact', inquiryId),
    mockResponses.created(inquiryDetail),
  );
  const panel = within(await openFromMail());
  await userEvent.click(panel.getByRole('button', { name: 'Send reply' }));
  expect(await panel.findByText('Please write a reply first')).toBeVisible();

  const message = { ...noReply, at: inquiry.createdAt, by: 'Alison' };
  const mail = { id: 'm', state: 'waiting' as const };
  const events: InquiryEvent[] = [
    ...inquiryDetail.events,
    { ...message, kind: 'answer', text: 'Yes, we do.', mail },
    { ...message, kind: 'reply', text: 'Two, please.', by: null, method: 'mail' },
    { ...message, kind: 'reply', text: 'Or three?', method: 'phone' },
  ];
  api.on('GET', paths.adminInquiry('contact', inquiryId), mockResponses.ok({ ...inquiryDetail, events }));
  const field = panel.getByRole('textbox', { name: 'Your reply' });
  expect(field).toHaveValue('Dear Harriet Cole,\n\n\n\nKind regards\nReadstone');
  await userEvent.clear(field);
  await userEvent.type(field, 'Yes, we do.');
  await userEvent.dblClick(panel.getByRole('button', { name: 'Send reply' }));

  expect(await screen.findByText('Email to harriet@cole.example is being sent')).toBeVisible();
  expect(api.sent('POST', paths.answerInquiry('contact', inquiryId))).toMatchObject([
    { body: { text: 'Yes, we do.' } },
  ]);
  const talk = within(await panel.findByRole('list', { name: 'Conversation' }));
  expect(talk.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Alison.*Yes, we do\.Being sent$/),
    expect.stringMatching(/^Harriet Cole.*Two, please\.By email$/),
    expect.stringMatching(/^Harriet Cole.*Or three\?By phone, entered by Alison$/),
  ]);
  expect(talk.getByRole('link', { name: 'Being sent' })).toHaveAttribute('href', '/admin/mails?item=m');
  expect(field).toHaveValue('Dear Harriet Cole,\n\n\n\nKind regards\nReadstone');
});

it('records a customer’s reply by phone', async () => {
  const api = server().on(
    'POST',
    paths.inquiryReplies('contact', inquiryId),
    mockResponses.created(inquiryDetail),
  );
  const panel = within(await openFromMail());
  await userEvent.click(panel.getByRole('button', { name: 'Record customer’s reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Customer’s reply' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));
  expect(await dialog.findByText('Please enter the message')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Received'), 'By phone');
  await userEvent.type(dialog.getByLabelText('Message'), 'Then two.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }));

  expect(await screen.findByText('Reply saved')).toBeVisible();
  const [sent] = api.sent('POST', paths.inquiryReplies('contact', inquiryId));
  expect(sent?.body).toEqual({ text: 'Then two.', method: 'phone' });
  expect(sent?.headers[idempotencyKeyHeader]).toMatch(/^[0-9a-f]{32}$/);
});
