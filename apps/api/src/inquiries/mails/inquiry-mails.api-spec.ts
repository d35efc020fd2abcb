import type { LightMyRequestResponse as Response } from 'fastify';
import { paths, type InquiryForm, type InquiryResponse, type Material } from '@app/contracts';
import type { MailComposers, MailToCompose } from '../../mail';
import { mailToolsOf } from '../../mail/testing/mail-tools-of';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { useApi } from '../../testing/servers/use-api';
import { InquiryMails } from './inquiry-mails';

const now = new Date('2026-11-21T11:00:00.123Z');
let composers: MailComposers;
const api = useApi({ now: () => now, env: { PUBLIC_URL: 'https://shop.example' } });
beforeAll(() => {
  const tools = mailToolsOf(api);
  composers = tools.composers;
  new InquiryMails(tools).onModuleInit();
});
beforeEach(() => api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE'));

/** The waiting mails, in the order in which they will be sent. */
async function compose() {
  const waiting = await readWaiting();
  const [acknowledgement, notice] = await Promise.all(waiting.map((mail) => composers.compose(mail)));
  return { acknowledgement, notice };
}

const readWaiting = () =>
  api.sql<MailToCompose>(
    `SELECT id, kind, to_name AS "toName", to_address AS "toAddress", quote_ids AS "quoteIds", deposit_id AS "depositId",
       contact_inquiry_id AS "contactInquiryId", trade_inquiry_id AS "tradeInquiryId", details, created_at AS "createdAt"
     FROM mail ORDER BY to_address`,
  );

const answerBefore = new Date('2026-11-22T11:00:00.123Z');
const adminUrl = (form: InquiryForm, reply: Response) =>
  `https://shop.example/admin/inquiries?open=${form}-${reply.json<InquiryResponse>().id}`;

describe('a message from the contact form', () => {
  it('reaches the team unchanged, and can be answered by reply', async () => {
    const response = await api.post(paths.contact, aContact());
    expect((await compose()).notice).toMatchObject({
      data: {
        ...aContact(),
        configuration: null,
        receivedAt: now,
        answerBefore,
        adminUrl: adminUrl('contact', response),
      },
      replyTo: 'ada@example.com',
    });
  });

  it('is acknowledged with headers that prevent automatic answers', async () => {
    await api.post(paths.contact, aContact());
    expect((await compose()).acknowledgement).toMatchObject({
      data: { firstName: 'Ada', receivedAt: now },
      isAutomaticReply: true,
    });
  });

  it('has the top that it asks about, by name', async () => {
    const [material] = (await api.get(paths.materials)).json<Material[]>();
    const configuration = { materialId: material?.id, length: 3200, width: '420', notes: 'By the window' };
    await api.post(paths.contact, { ...aContact(), phone: null, configuration });
    expect((await compose()).notice).toMatchObject({
      data: {
        phone: null,
        configuration: {
          material: material?.name,
          color: null,
          thickness: null,
          length: 3200,
          width: 420,
          sink: null,
          cutouts: [],
          notes: 'By the window',
        },
      },
    });
  });
});

describe('a message from the trade form', () => {
  it('reaches the team unchanged, and is acknowledged', async () => {
    const response = await api.post(paths.tradeInquiries, aTradeInquiry());
    const { acknowledgement, notice } = await compose();
    expect(notice).toMatchObject({
      data: { ...aTradeInquiry(), receivedAt: now, answerBefore, adminUrl: adminUrl('trade', response) },
      replyTo: 'ada@example.com',
    });
    expect(acknowledgement).toMatchObject({
      data: { companyName: 'Analytical Interiors & Sons Ltd' },
      isAutomaticReply: true,
    });
  });
});

it.each([
  ['contact', paths.contact, aContact],
  ['trade', paths.tradeInquiries, aTradeInquiry],
] as const)('sends no more mail for a %s inquiry marked as spam', async (form, path, valid) => {
  await api.post(path, valid());
  const recheckAll = async () => Promise.all((await readWaiting()).map((mail) => composers.recheck(mail)));
  expect(await recheckAll()).toEqual([null, null]);
  await api.sql(`UPDATE ${form}_inquiry SET status = 'spam'`);
  const withheld = { withheld: 'marked as spam' };
  expect(await compose()).toEqual({ acknowledgement: withheld, notice: withheld });
  expect(await recheckAll()).toEqual([withheld, withheld]);
});
