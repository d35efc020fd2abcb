import { type AdminInquiryDetail, type InquiryEvent, paths } from '@app/contracts';
import { mockResponses, type MockResponse } from '@app/web-client/testing';
import { inquiryDetail, inquiryId, inquiry, noReply } from '../../features/inquiries/testing/an-inquiry';
import { adminUiState, type AdminUiState, type AdminUiStates } from '../../testing/admin-ui-state';

const aMessage = (
  kind: 'answer' | 'reply',
  text: string,
  more: Partial<InquiryEvent> = {},
): InquiryEvent => ({
  ...noReply,
  at: '2026-11-21T11:00:00.000Z',
  kind,
  text,
  by: 'Alison',
  ...more,
});
const long = 'The wall is out of square by five millimetres, and the sill comes from the same slab. '.repeat(
  12,
);
/** The picture is one that the states page serves. */
const detail: AdminInquiryDetail = {
  ...inquiryDetail,
  attachments: inquiryDetail.attachments.map((file) => ({
    ...file,
    url: '/stone/absolute-black/close-320.avif',
  })),
};
const talk: AdminInquiryDetail = {
  ...detail,
  status: 'in-progress',
  events: [
    ...detail.events,
    aMessage(
      'answer',
      'Dear Harriet,\n\nyes, that can be cut from one slab. It comes to £612.40.\n\nKind regards\nAlison',
      {
        mail: { id: 'm', state: 'sent' },
      },
    ),
    aMessage('reply', 'Then two, please.\n\n[Files came with it and were left out.]', {
      by: null,
      method: 'mail',
    }),
    aMessage('reply', long + 'x'.repeat(120), { method: 'phone' }),
    aMessage('answer', 'Two it is.', { mail: { id: 'n', state: 'failed' } }),
  ],
};

const page = (
  play?: AdminUiState['play'],
  one: MockResponse = mockResponses.ok(talk),
  list: MockResponse = mockResponses.list([inquiry]),
) =>
  adminUiState(play ? `/admin/inquiries?item=contact-${inquiryId}` : '/admin/inquiries', {
    api: (api) => {
      api
        .on('GET', paths.adminInquiries, list)
        .on('GET', paths.adminInquiry('contact', inquiryId), one)
        .on('POST', paths.answerInquiry('contact', inquiryId), mockResponses.refused('server/unavailable'));
      for (const path of [paths.materials, paths.thicknesses, paths.sinkTypes, paths.cutouts])
        api.on('GET', path, mockResponses.ok([]));
      api.on('GET', paths.tradeCustomers, mockResponses.ok({ customers: [], floor: null }));
    },
    play,
  });

export const states: AdminUiStates = {
  title: 'Admin: inquiries',
  states: {
    default: page(),
    loading: page(undefined, mockResponses.never(), mockResponses.never()),
    failed: page(undefined, mockResponses.never(), mockResponses.unreachable()),
    empty: page(undefined, mockResponses.never(), mockResponses.list([])),
    'inquiry open, no reply yet': page(
      ({ screen }) => screen.findByText('Rang, no answer'),
      mockResponses.ok(detail),
    ),
    'a conversation': page(({ screen }) => screen.findByText('Two it is.')),
    'sending a reply fails': page(async ({ user, screen }) => {
      await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Yes.');
      await user.click(screen.getByRole('button', { name: 'Send reply' }));
      await screen.findByText('The reply could not be sent.');
    }),
    'recording a reply': page(async ({ user, screen }) => {
      await user.click(await screen.findByRole('button', { name: 'Record customer’s reply' }));
      await user.click(await screen.findByRole('button', { name: 'Save reply' }));
      await screen.findByText('Please enter the message');
    }),
  },
};
