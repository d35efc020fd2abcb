import {
  idempotencyKeyHeader,
  paths,
  type AdminInquiry,
  type AdminInquiryDetail,
  type Color,
  type Material,
  type Thickness,
} from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../lib/testing/render-admin';
import { InquiriesPage } from './inquiries-page';

const id = 'kLSwY2vXZwqkrDQuVyeBfQ';
const inquiry: AdminInquiry = {
  id,
  form: 'contact',
  status: 'new',
  name: 'Harriet Cole',
  company: null,
  email: 'harriet@cole.example',
  phone: '0118 496 0177',
  excerpt: 'Please send me a price for this top.',
  attachmentCount: 2,
  hasConfiguration: true,
  createdAt: '2026-11-21T09:58:00.000Z',
  answerBefore: '2026-11-22T09:58:00.000Z',
};
const plain = { means: null, mail: null };
const detail: AdminInquiryDetail = {
  ...inquiry,
  fields: [
    { label: 'First name', value: 'Harriet', isLong: false },
    { label: 'Message', value: 'Please send me a price for this top.', isLong: true },
  ],
  configuration: {
    material: { id: 1, name: 'Marble' },
    color: { id: 11, name: 'Calacatta Gold' },
    thickness: { id: 3, name: '20mm' },
    lengthMm: 3400,
    widthMm: 620,
    sinkType: null,
    cutouts: [],
    notes: null,
  },
  attachments: [
    {
      id: 'p',
      name: 'bathroom.jpg',
      type: 'image/jpeg',
      size: 340_000,
      url: '/api/admin/attachments/p',
      createdAt: inquiry.createdAt,
    },
    {
      id: 'd',
      name: 'plan.pdf',
      type: 'application/pdf',
      size: 1_200_000,
      url: '/api/admin/attachments/d',
      createdAt: inquiry.createdAt,
    },
  ],
  events: [
    { at: inquiry.createdAt, kind: 'received', text: 'Received by the contact form', by: null, ...plain },
    { at: inquiry.createdAt, kind: 'note', text: 'Rang, no answer', by: 'Alison', ...plain },
  ],
};
const color = { id: 11, materialId: 1, name: 'Calacatta Gold', hexCode: '#eeeeee', priceModifier: '8.50' };
const materials = [
  { id: 1, name: 'Marble', thicknesses: [] as string[], colors: [color as Color] } as Partial<Material>,
];
const thicknesses = [{ id: 3, value: '20mm', displayName: '20mm' } as Partial<Thickness>];

const server = () =>
  new FakeServer()
    .on('GET', paths.adminInquiries, answers.list([inquiry], 1))
    .on('GET', paths.adminCounts, answers.ok({ newInquiries: 3 }))
    .on('GET', paths.adminInquiry('contact', id), answers.ok(detail))
    .on('GET', paths.materials, answers.ok(materials))
    .on('GET', paths.thicknesses, answers.ok(thicknesses))
    .on('GET', paths.sinkTypes, answers.ok([]))
    .on('GET', paths.cutouts, answers.ok([]));

/** As a mail links to it. */
async function openFromMail() {
  renderAdmin(<InquiriesPage />, { at: `/inquiries?open=contact-${id}` });
  return screen.findByRole('region', { name: 'Harriet Cole' });
}

it('opens what a mail links to, with all that was sent', async () => {
  server();
  const panel = within(await openFromMail());

  expect(panel.getByRole('link', { name: 'harriet@cole.example' })).toHaveAttribute(
    'href',
    'mailto:harriet@cole.example',
  );
  expect(panel.getByRole('link', { name: '0118 496 0177' })).toHaveAttribute('href', 'tel:01184960177');
  expect(panel.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(panel.getByText('Calacatta Gold, Marble')).toBeVisible();
  expect(panel.getByText('3400 × 620 mm')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Download plan.pdf 1.2 MB' })).toHaveAttribute(
    'href',
    '/api/admin/attachments/d',
  );
  expect(panel.getByText('Rang, no answer')).toBeVisible();
  expect(window.location.search).toBe(`?item=contact-${id}`);
});

it('shows a picture that was sent along in large', async () => {
  server();
  const panel = within(await openFromMail());
  await userEvent.click(panel.getByRole('button', { name: 'Look at bathroom.jpg' }));

  expect(await screen.findByRole('dialog')).toHaveTextContent('Images: 1');
});

it('counts what nobody has looked at, and says how each stands', async () => {
  server();
  renderAdmin(<InquiriesPage />, { at: '/inquiries' });

  expect(await screen.findByRole('row', { name: /Harriet Cole/ })).toHaveTextContent('New');
  expect(await screen.findByRole('button', { name: 'New 3' })).toBeVisible();
});

it('marks it where it stands', async () => {
  const api = server().on('PUT', `${paths.adminInquiry('contact', id)}/status`, answers.ok({}));
  const user = userEvent.setup();
  const panel = within(await openFromMail());
  await user.click(panel.getByRole('button', { name: 'Status: New' }));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map((choice) => choice.textContent)).toEqual(['New', 'In progress', 'Resolved', 'Spam']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Resolved' }));

  expect(await screen.findByText('Marked as resolved')).toBeVisible();
  expect(api.sent('PUT', paths.adminInquiryStatus('contact', id))[0]?.body).toEqual({ status: 'resolved' });
});

it('keeps a note, and does not send an empty one', async () => {
  const api = server().on('POST', paths.adminInquiryNotes('contact', id), answers.created(detail));
  const user = userEvent.setup();
  const panel = within(await openFromMail());
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText('Please write something first')).toBeVisible();

  await user.type(panel.getByRole('textbox', { name: 'Add a note' }), ' Ring on Monday ');
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added')).toBeVisible();
  expect(api.sent('POST', paths.adminInquiryNotes('contact', id))).toMatchObject([
    {
      body: { text: 'Ring on Monday' },
      headers: { [idempotencyKeyHeader]: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    },
  ]);
  expect(panel.getByRole('textbox', { name: 'Add a note' })).toHaveValue('');
});

it('leads to a new quote that begins with what was asked', async () => {
  server();
  const panel = within(await openFromMail());

  expect(panel.getByRole('link', { name: 'Make a quote of it' })).toHaveAttribute(
    'href',
    `/admin/quotes/new?inquiry=contact-${id}`,
  );
});

it('says where a link leads to nothing', async () => {
  server().on('GET', paths.adminInquiry('contact', id), answers.refused('inquiry/not-found'));
  renderAdmin(<InquiriesPage />, { at: `/inquiries?open=contact-${id}` });

  expect(await screen.findByText('This inquiry could not be found')).toBeVisible();
});
