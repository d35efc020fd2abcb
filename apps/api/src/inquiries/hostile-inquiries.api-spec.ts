import { contactLimits, paths, tradeLimits } from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { ReactMailTemplates } from '../mail/adapters/react-mail-templates';
import { ComposeMail } from '../mail/compose-mail';
import { MailComposers } from '../mail/index';
import type { MailRow } from '../mail/mail-row';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { DtoPipe } from '../platform/validation/dto-pipe';
import { aContact, aTradeInquiry } from '../testing/an-inquiry';
import { hostileTexts, workedOut } from '../testing/hostile-texts';
import { startApi, type TestApi } from '../testing/start-api';
import { InquiryMails } from './inquiry-mails';
import { SaveContactDto } from './save-contact.dto';
import { SaveTradeInquiryDto } from './save-trade-inquiry.dto';

let api: TestApi;
let composing: ComposeMail;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://shop.example' } });
  const composers = new MailComposers();
  const config = api.app.get(AppConfig);
  new InquiryMails(composers, api.app.get(Statements), config).onModuleInit();
  composing = new ComposeMail(composers, new ReactMailTemplates(), config, api.app.get(Clock));
});
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter'));

const notes = 'configuration.notes';
/** Each form, its text fields, and what it is sent to. */
const forms = {
  contact: {
    path: paths.contact,
    dto: SaveContactDto,
    fields: [...Object.keys(contactLimits), notes],
    valid: () => ({ ...aContact(), configuration: { length: 3200, notes: 'By the window' } }),
  },
  trade: {
    path: paths.tradeInquiries,
    dto: SaveTradeInquiryDto,
    fields: Object.keys(tradeLimits),
    valid: aTradeInquiry,
  },
};

type Body = Record<string, unknown>;
const withWords = (body: Body, field: string, words: string): Body =>
  field === notes ? { ...body, configuration: { length: 3200, notes: words } } : { ...body, [field]: words };

const pipe = new DtoPipe();
/** The fields of a form that take these words; all others refuse them, and say which they are. */
function fieldsThatTake(form: 'contact' | 'trade', words: string): string[] {
  const { dto, fields, valid } = forms[form];
  return fields.filter((field) => {
    try {
      pipe.transform(withWords({ ...valid() }, field, words), { type: 'body', metatype: dto });
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).details?.fields).toEqual([{ field, message: expect.stringMatching(/\.$/) }]);
      return false;
    }
  });
}

/** The mails that wait, as they would go over the wire. */
async function letters() {
  const rows = await api.sql<MailRow & Record<string, unknown>>('SELECT * FROM mail ORDER BY to_address');
  return Promise.all(
    rows.map(async (row) => {
      const written = await composing.compose(row);
      if ('withheld' in written) throw new Error(written.withheld);
      const source = written.source.toString('latin1');
      const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
      const headers = head.split('\r\n').map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      });
      return {
        ...written,
        headers: Object.fromEntries(headers),
        names: headers.map(([name]) => name).sort(),
      };
    }),
  );
}
type Written = Awaited<ReturnType<typeof letters>>[number];

const tagsIn = ({ html }: Written) =>
  new Set(html.match(/<\/?[a-z!][^\s>]*/gi)?.map((tag) => tag.toLowerCase()));
const attributesIn = ({ html }: Written) =>
  new Set(
    (html.match(/<[a-z][^>]*>/gi) ?? []).flatMap((tag) =>
      tag.replace(/"[^"]*"/g, '""').match(/[a-z-]+(?==)/gi),
    ),
  );
const hrefsIn = ({ html }: Written) =>
  [...html.matchAll(/(?:href|src|action)="([^"]*)"/gi)].map(([, href]) => href);
const ours = /^(?:https:\/\/shop\.example\/|mailto:(?:ada|info)@example\.(?:com|co\.uk)$|tel:[+\d]+$)/;

/** Whom a header names, read as a mail program does: what is quoted or encoded is a name. */
const addressesIn = (header = '') =>
  header
    .replace(/"(?:[^"\\]|\\.)*"|=\?[^?]+\?[bq]\?[^?]*\?=/gi, '')
    .split(/[,;:]/)
    .map((each) => /<([^>]*)>/.exec(each)?.[1] ?? each.trim());

describe.each(['contact', 'trade'] as const)('what is typed into the %s form', (form) => {
  const { path, valid } = forms[form];
  let harmless: Written[];
  const send = async (body: Body) => {
    const reply = await api.post(path, body);
    expect(reply.statusCode).toBe(201);
    return letters();
  };
  beforeAll(async () => {
    await api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter');
    harmless = await send(valid() as unknown as Body);
  });

  it.each(hostileTexts)('stays words in every field that takes it: $why', async ({ text: words }) => {
    const taking = fieldsThatTake(form, words);
    const body = taking.reduce((all, field) => withWords(all, field, words), { ...valid() } as Body);
    const [acknowledgement, notice, ...others] = await send(body);
    if (!acknowledgement || !notice) throw new Error('there are no two mails');
    expect(others).toEqual([]);
    expect(taking).not.toContain('email');

    expect(addressesIn(acknowledgement.headers.To)).toEqual(['ada@example.com']);
    expect(notice.headers.To).toBe('Readstone <info@example.co.uk>');
    expect(notice.headers['Reply-To']).toBe('ada@example.com');
    for (const [index, letter] of [acknowledgement, notice].entries()) {
      const plain = harmless[index];
      if (!plain) throw new Error('there is nothing to compare with');
      expect(letter.names).toEqual(plain.names);
      expect([...tagsIn(letter)].filter((tag) => !tagsIn(plain).has(tag))).toEqual([]);
      expect([...attributesIn(letter)].filter((name) => !attributesIn(plain).has(name))).toEqual([]);
      expect(hrefsIn(letter).filter((href) => !ours.test(href ?? ''))).toEqual([]);
      expect(`${letter.subject}${letter.html}${letter.text}`).not.toContain(workedOut);
      expect(letter.source.length).toBeLessThan(150_000);
    }
  });

  it('is refused everywhere where it is 10 kB long', () => {
    expect(fieldsThatTake(form, 'A'.repeat(10_000))).toEqual([]);
  });
});
