import {
  paths,
  type AdminInquiry,
  type AdminInquiryDetail,
  type InquiryForm,
  type InquiryResponse,
  type SaveContactRequest,
  type SaveTradeInquiryRequest,
} from '@app/contracts';
import type { LightMyRequestResponse as Response } from 'fastify';
import { aContact, aTradeInquiry } from '../../../testing/builders/an-inquiry';
import { expectPage } from '../../../testing/expect-success';
import type { TestApi } from '../../../testing/servers/start-api';

interface Context {
  api: TestApi;
  admin: { cookie: string };
}

/** What visitors and staff do with inquiries. `around` is evaluated on each call. */
export function inquiryCalls(around: () => Context) {
  const idOf = (reply: Response) => reply.json<InquiryResponse>().id;
  const writes = async (details: Partial<SaveContactRequest> = {}) =>
    idOf(await around().api.post(paths.contact, { ...aContact(), ...details }));
  const asksForTrade = async (details: Partial<SaveTradeInquiryRequest> = {}) =>
    idOf(await around().api.post(paths.tradeInquiries, { ...aTradeInquiry(), ...details }));
  const get = (path: string) => around().api.get(path, around().admin);
  return {
    writes,
    asksForTrade,
    send: { contact: writes, trade: asksForTrade },
    list: async (query = '', path: string = paths.adminInquiries) => {
      return expectPage<AdminInquiry>(get(`${path}${query && `?${query}`}`));
    },
    read: async (form: InquiryForm, id: string) =>
      (await get(paths.adminInquiry(form, id))).json<AdminInquiryDetail>(),
    setStatus: (form: InquiryForm, id: string, status: unknown, by = around().admin) =>
      around().api.inject({
        method: 'PUT',
        url: paths.adminInquiryStatus(form, id),
        payload: { status },
        headers: by,
      }),
    addNote: (form: InquiryForm, id: string, text: unknown, headers: Record<string, string> = {}) =>
      around().api.post(paths.adminInquiryNotes(form, id), { text }, { ...around().admin, ...headers }),
  };
}
