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

/** Requests of visitors and staff about inquiries. `getContext` is called for each request. */
export function inquiryCalls(getContext: () => Context) {
  const idOf = (reply: Response) => reply.json<InquiryResponse>().id;
  const sendContact = async (details: Partial<SaveContactRequest> = {}) =>
    idOf(await getContext().api.post(paths.contact, { ...aContact(), ...details }));
  const sendTrade = async (details: Partial<SaveTradeInquiryRequest> = {}) =>
    idOf(await getContext().api.post(paths.tradeInquiries, { ...aTradeInquiry(), ...details }));
  const get = (path: string) => getContext().api.get(path, getContext().admin);
  return {
    sendContact,
    sendTrade,
    send: { contact: sendContact, trade: sendTrade },
    list: async (query = '', path: string = paths.adminInquiries) => {
      return expectPage<AdminInquiry>(get(`${path}${query && `?${query}`}`));
    },
    read: async (form: InquiryForm, id: string) =>
      (await get(paths.adminInquiry(form, id))).json<AdminInquiryDetail>(),
    setStatus: (form: InquiryForm, id: string, status: unknown, by = getContext().admin) =>
      getContext().api.inject({
        method: 'PUT',
        url: paths.adminInquiryStatus(form, id),
        payload: { status },
        headers: by,
      }),
    addNote: (form: InquiryForm, id: string, text: unknown, headers: Record<string, string> = {}) =>
      getContext().api.post(
        paths.adminInquiryNotes(form, id),
        { text },
        { ...getContext().admin, ...headers },
      ),
  };
}
