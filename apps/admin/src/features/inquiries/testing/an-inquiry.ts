import type { AdminInquiry, AdminInquiryDetail } from '@app/contracts';

export const inquiryId = 'kLSwY2vXZwqkrDQuVyeBfQ';
export const inquiry: AdminInquiry = {
  id: inquiryId,
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
export const noReply = { method: null, mail: null };
export const inquiryDetail: AdminInquiryDetail = {
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
      purpose: 'sent',
      url: '/api/admin/attachments/p',
      createdAt: inquiry.createdAt,
    },
    {
      id: 'd',
      name: 'plan.pdf',
      type: 'application/pdf',
      size: 1_200_000,
      purpose: 'sent',
      url: '/api/admin/attachments/d',
      createdAt: inquiry.createdAt,
    },
  ],
  events: [
    { at: inquiry.createdAt, kind: 'received', text: 'Received by the contact form', by: null, ...noReply },
    { at: inquiry.createdAt, kind: 'note', text: 'Rang, no answer', by: 'Alison', ...noReply },
  ],
};
