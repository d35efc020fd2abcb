// @module-tag thorough
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { paths, type DepositResponse, type QuoteResponse } from '@app/contracts';
import { CheckPayment } from '../payments/check-payment';
import { aDeposit, aKey, lastAttempt, saveQuotes, withKey } from '../payments/testing/a-deposit';
import { FakeCardPayments } from '../payments/testing/fake-card-payments';
import { saveAQuote } from '../testing/a-basket';
import { aQuote } from '../testing/a-quote';
import { aContact, aTradeInquiry } from '../testing/an-inquiry';
import { readCatalogue, type CatalogueParts } from '../testing/catalogue-parts';
import { expectRefusal } from '../testing/expect-refusal';
import { hostileTexts, workedOut } from '../testing/hostile-texts';
import { startApi, type TestApi } from '../testing/start-api';
import { startMailbox, type Mailbox, type ReceivedMail } from '../testing/start-mailbox';
import { startWorker } from '../testing/start-worker';
import { until } from '../testing/until';
import { addressIn, shownIn, squash, tagsIn, targetsIn } from './testing/read-markup';

/** Without commas: the lines of an address are put into one with them. */
const wordsOf = (text: string) => squash(text).replaceAll(',', '');

const team = 'info@example.co.uk';
const shop = 'https://shop.example';

type Body = Record<string, unknown>;

/** A form, and its fields that take words. An address is words too, and gets the text in several places. */
interface Form {
  path: string;
  plain: () => Body;
  fields: readonly string[];
  status: number;
  mails: number;
}

let api: TestApi;
let mailbox: Mailbox;
let worker: NestFastifyApplication | undefined;
let parts: CatalogueParts;
let quote: QuoteResponse;
let asked = 0;
const cards = new FakeCardPayments();
/** A deposit has a quote of its own, or one request would close what another has opened. */
let unpaid: QuoteResponse[] = [];

const configuration = { length: 3200, width: 420 };
const forms = {
  contact: {
    path: paths.contact,
    plain: () => ({ ...aContact(), configuration }),
    fields: ['firstName', 'lastName', 'phone', 'message', 'configuration.notes'],
    status: 201,
    mails: 2,
  },
  trade: {
    path: paths.tradeInquiries,
    plain: () => ({ ...aTradeInquiry() }),
    fields: Object.keys(aTradeInquiry()).filter((field) => field !== 'email'),
    status: 201,
    mails: 2,
  },
  'e-mailed quote': {
    path: paths.emailQuote,
    // Each for another address: the same quote for the same person once more is one mail.
    plain: () => ({
      quoteId: quote.id,
      email: `ada-${(asked += 1)}@example.com`,
      name: 'Ada',
      phone: '0118 496 0123',
    }),
    fields: ['name', 'phone'],
    status: 202,
    mails: 1,
  },
  deposit: {
    path: paths.deposits,
    plain: () => ({
      ...aDeposit({ quoteId: unpaid.pop()?.id }),
      needsDelivery: true,
      deliveryAddress: '1 Friar Street, Reading, RG1 1DA',
    }),
    fields: ['customerName', 'customerPhone', 'deliveryAddress', 'quotesDescription'],
    status: 201,
    mails: 0,
  },
  quote: {
    path: paths.quotes,
    plain: () => ({ ...aQuote(parts) }),
    fields: ['notes'],
    status: 201,
    mails: 0,
  },
} satisfies Record<string, Form>;
type FormName = keyof typeof forms;
const formNames = Object.keys(forms) as FormName[];

/** A request with a text in one field, which may lie in a part of it. */
function withText(body: Body, field: string, text: string): Body {
  const [first = '', inner] = field.split('.');
  return { ...body, [first]: inner ? { ...(body[first] as Body), [inner]: text } : text };
}

const post = (name: FormName, body: Body) => api.post(forms[name].path, body, withKey(aKey()));
const addressFieldOf = (name: FormName) => (name === 'deposit' ? 'customerEmail' : 'email');

const addressesWith = (text: string) => [
  text,
  `ada@example.com${text}`,
  `${text}@example.com`,
  `ada${text}@example.com`,
];

/** For each hostile text the fields that took it, and the addresses that passed for one. */
const taken = new Map<string, Record<FormName, string[]>>();
const addressesTaken: string[] = [];

beforeAll(async () => {
  const env = { PUBLIC_URL: shop };
  [api, mailbox] = await Promise.all([startApi({ env, cardPayments: cards }), startMailbox()]);
  parts = await readCatalogue(api);
  quote = await saveAQuote(api);
  unpaid = await saveQuotes(api, hostileTexts.length * (forms.deposit.fields.length + 2) + 1);
});
afterAll(async () => {
  await worker?.close();
  await Promise.all([api.stop(), mailbox.stop()]);
});

const mailCount = async () =>
  (await api.sql<{ count: number }>('SELECT count(*)::int FROM mail'))[0]?.count ?? 0;

describe('each text field of each form', () => {
  it.each(hostileTexts)('takes as words, or refuses in words: $why', async ({ text }) => {
    const fieldsTaken: Record<FormName, string[]> = {
      contact: [],
      trade: [],
      'e-mailed quote': [],
      deposit: [],
      quote: [],
    };
    const before = await mailCount();
    let mails = 0;
    /** Whether a request was taken; one that was not has said which field was wrong. */
    const isTaken = async (name: FormName, field: string, value: string) => {
      const form = forms[name];
      const reply = await post(name, withText(form.plain(), field, value));
      if (reply.statusCode === form.status) {
        mails += form.mails;
        return true;
      }
      const { details } = expectRefusal(reply, 'request/invalid');
      expect(details).toMatchObject({ fields: [{ field, message: expect.stringMatching(/^[A-Z].*\.$/) }] });
      return false;
    };

    const inFields = formNames.flatMap((name) =>
      forms[name].fields.map(async (field) => {
        if (await isTaken(name, field, text)) fieldsTaken[name].push(field);
      }),
    );
    const inAddresses = [
      ...addressesWith(text).map(async (address) => {
        if (await isTaken('contact', 'email', address)) addressesTaken.push(address.trim());
      }),
      ...(['trade', 'e-mailed quote', 'deposit'] as const).map(async (name) =>
        expect(await isTaken(name, addressFieldOf(name), `ada@example.com${text}`)).toBe(false),
      ),
    ];
    await Promise.all([...inFields, ...inAddresses]);

    expect(await mailCount()).toBe(before + mails);
    taken.set(text, fieldsTaken);
  });

  it('takes no line end where a line is asked for, and no ten kilobytes anywhere', () => {
    const whole = ['message', 'configuration.notes', 'notes', 'projectType', 'specifications'];
    const lines = /^(?:firstName|lastName|phone|companyName|contactName|name|customerName|customerPhone)$/;
    expect(taken.size).toBe(hostileTexts.length);
    for (const [text, fields] of taken) {
      const all = Object.values(fields).flat();
      if (/[\r\n\u2028\u2029]/.test(text)) expect(all.filter((field) => lines.test(field))).toEqual([]);
      if (text.length > 10_000) expect(all).toEqual([]);
      else if (!/[\0\ud83d\u200b]/.test(text)) expect(all).toEqual(expect.arrayContaining(whole));
    }
  });
});

/** A mail as the mailbox has it, with what the database says it is. */
interface Sent extends ReceivedMail {
  kind: string;
  toAddress: string | null;
}

describe('the mails that come of them', () => {
  /** By the address that was given; of harmless words under 'plain'. */
  const sent = new Map<string, Sent[]>();
  const plainAddress = 'plain@example.com';
  const addressOf = (index: number) => `hostile-${index}@example.com`;
  /**
   * Mails with papers take long to make. Each text is tried in every mail's words in libs/mails; through the product every
   * third goes by each form, the others by those whose mails are words alone.
   */
  const formsOf = (index: number) =>
    (['contact', 'trade', 'e-mailed quote', 'deposit'] as const).slice(0, index % 3 === 0 ? 4 : 2);
  const kindsOf = (index: number) => {
    const kinds = sent.get(plainAddress)?.map(({ kind }) => kind) ?? [];
    return kinds.filter((kind) => index % 3 === 0 || /contact|trade/.test(kind)).toSorted();
  };

  /** Sends every form with a text in all the fields that take it. */
  async function fillIn(
    email: string,
    index: number,
    textOf: (name: FormName) => [fields: readonly string[], text: string],
  ) {
    const bodyOf = (name: FormName, body: Body) => {
      const [fields, text] = textOf(name);
      return fields.reduce((filled, field) => withText(filled, field, text), body);
    };
    const { id } = (await post('quote', bodyOf('quote', forms.quote.plain()))).json<QuoteResponse>();
    for (const name of formsOf(index)) {
      const plain = {
        ...forms[name].plain(),
        [addressFieldOf(name)]: email,
        ...(name === 'e-mailed quote' && { quoteId: id }),
      };
      const reply = await post(name, bodyOf(name, plain));
      expect(reply.statusCode).toBe(forms[name].status);
      if (name === 'deposit') await pay(reply.json<DepositResponse>());
    }
  }

  async function pay({ id }: DepositResponse) {
    cards.pay(`dep-${id}-1`);
    await api.app.get(CheckPayment).check((await lastAttempt(api, id)).id);
  }

  beforeAll(async () => {
    await api.sql('TRUNCATE mail, staff_task CASCADE');
    await fillIn(plainAddress, 0, (name) => [forms[name].fields, 'Plain words']);
    for (const [index, { text }] of hostileTexts.entries())
      await fillIn(addressOf(index), index, (name) => [taken.get(text)?.[name] ?? [], text]);
    for (const email of addressesTaken) await api.post(paths.contact, { ...aContact(), email });

    worker = await startWorker(api.databaseUrl, {
      cardPayments: cards,
      env: { PUBLIC_URL: shop, SMTP_URL: mailbox.smtpUrl },
    });
    const rows = () =>
      api.sql<{ id: string; kind: string; toAddress: string | null; givenAddress: string; state: string }>(
        `SELECT mail.id, kind, to_address AS "toAddress", state,
           coalesce(contact.email, trade.email, deposit.customer_email, to_address) AS "givenAddress"
         FROM mail LEFT JOIN contact_inquiry contact ON contact.id = contact_inquiry_id
           LEFT JOIN trade_inquiry trade ON trade.id = trade_inquiry_id
           LEFT JOIN deposit ON deposit.id = deposit_id`,
      );
    // It takes so long as the machine needs for two hundred mails.
    await until(async () => (await rows()).every(({ state }) => state === 'sent'), 880_000);
    const received = await mailbox.mails();
    const known = await rows();
    expect(received).toHaveLength(known.length);
    for (const { id, kind, toAddress, givenAddress } of known) {
      const [mail, ...more] = received.filter(
        (one) => headerOf(one, 'Message-ID') === `<${id}@example.co.uk>`,
      );
      expect(more).toEqual([]);
      if (!mail) throw new Error(`the mail ${id} never came`);
      sent.set(givenAddress, [...(sent.get(givenAddress) ?? []), { ...mail, kind, toAddress }]);
    }
  }, 900_000);

  const plainOf = ({ kind }: Sent): Sent => {
    const plain = sent.get(plainAddress)?.find((mail) => mail.kind === kind);
    if (!plain) throw new Error(`no harmless mail of the kind ${kind}`);
    return plain;
  };

  /** What may never differ, whatever was typed. */
  function expectHarmless(mail: Sent, givenAddress: string): void {
    const plain = plainOf(mail);
    const to = mail.toAddress ?? team;
    expect({ from: mail.from, to: mail.to }).toEqual({ from: team, to: [to] });
    expect(namesOf(mail)).toEqual(namesOf(plain));
    expect(addressIn(headerOf(mail, 'To'))).toBe(to);
    expect(addressIn(headerOf(mail, 'From'))).toBe(team);
    if (mail.kind.startsWith('staff')) expect(addressIn(headerOf(mail, 'Reply-To'))).toBe(givenAddress);
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
    expect(tagsIn(plain.html)).toEqual(expect.arrayContaining(tagsIn(mail.html)));
    expect(targetsIn(plain.html)).toEqual(expect.arrayContaining(targetsIn(mail.html)));
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toContain(workedOut);
    expect(mail.html).not.toMatch(/href="mailto:[^"]*(?:[?,;]|%0[ad])/i);
    expect(mail.attachments.map(({ type }) => type)).toEqual(plain.attachments.map(({ type }) => type));
  }

  it.each(hostileTexts.map(({ why, text }, index) => ({ why, text, index })))(
    'have one recipient, no further header and nothing but words: $why',
    ({ text, index }) => {
      const mails = sent.get(addressOf(index)) ?? [];
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(kindsOf(index));
      for (const mail of mails) expectHarmless(mail, addressOf(index));

      for (const [name, notices] of [
        ['contact', 'staff-contact'],
        ['trade', 'staff-trade'],
        ['deposit', 'staff-deposit-paid'],
      ] as const) {
        if (!formsOf(index).includes(name) || !taken.get(text)?.[name].length) continue;
        const notice = mails.find(({ kind }) => kind === notices);
        // What somebody wrote stands in plain text as mails quote it.
        expect(wordsOf(notice?.text.replace(/^> ?/gm, '') ?? '')).toContain(wordsOf(text));
        expect(wordsOf(shownIn(notice?.html ?? ''))).toContain(wordsOf(text));
      }
    },
  );

  it('go to the address that was given and to no other, however strange it is', () => {
    expect(addressesTaken.length).toBeGreaterThan(0);
    for (const address of addressesTaken) {
      const mails = sent.get(address) ?? [];
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['contact-acknowledgement', 'staff-contact']);
      for (const mail of mails) expectHarmless(mail, address);
    }
  });
});

const headerOf = ({ headers }: ReceivedMail, name: string): string =>
  headers.find((header) => header.name === name)?.value ?? '';

const namesOf = ({ headers }: ReceivedMail): string[] => headers.map(({ name }) => name).sort();
