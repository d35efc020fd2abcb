// @module-tag thorough
import { paths, toOneLine, type QuoteResponse } from '@app/contracts';
import { aDeposit, newIdempotencyKey, saveQuotes, withKey } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { hostileTexts } from '../../testing/hostile-texts';
import { useApi } from '../../testing/servers/use-api';

type Body = Record<string, unknown>;

/** A form and its text fields. Email addresses are text fields too, and get the text in several places. */
interface Form {
  path: string;
  validRequest: () => Body;
  fields: readonly string[];
  status: number;
  mails: number;
}

let parts: CatalogueParts;
let quote: QuoteResponse;
let requestCount = 0;
/** Each deposit has its own quote, or else one request would close the page that another opened. */
let unpaid: QuoteResponse[] = [];

const configuration = { length: 3200, width: 420 };
const forms = {
  contact: {
    path: paths.contact,
    validRequest: () => ({ ...aContact(), configuration }),
    fields: ['firstName', 'lastName', 'phone', 'message', 'configuration.notes'],
    status: 201,
    mails: 2,
  },
  trade: {
    path: paths.tradeInquiries,
    validRequest: () => ({ ...aTradeInquiry() }),
    fields: Object.keys(aTradeInquiry()).filter((field) => field !== 'email'),
    status: 201,
    mails: 2,
  },
  'emailed quote': {
    path: paths.emailQuote,
    // Each mail has another recipient, since the same quote is mailed to the same person only once.
    validRequest: () => ({
      quoteId: quote.id,
      email: `ada-${(requestCount += 1)}@example.com`,
      name: 'Ada',
      phone: '0118 496 0123',
    }),
    fields: ['name', 'phone'],
    status: 202,
    mails: 1,
  },
  deposit: {
    path: paths.deposits,
    validRequest: () => ({
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
    validRequest: () => ({ ...aQuote(parts) }),
    fields: ['notes'],
    status: 201,
    mails: 0,
  },
} satisfies Record<string, Form>;
type FormName = keyof typeof forms;
const formNames = Object.keys(forms) as FormName[];

/** A request with a text in one field, which may be nested. */
function withText(body: Body, field: string, text: string): Body {
  const [first = '', inner] = field.split('.');
  return { ...body, [first]: inner ? { ...(body[first] as Body), [inner]: text } : text };
}

const post = (name: FormName, body: Body) => api.post(forms[name].path, body, withKey(newIdempotencyKey()));
const addressFieldOf = (name: FormName) => (name === 'deposit' ? 'customerEmail' : 'email');

const addressesWith = (text: string) => [
  text,
  `ada@example.com${text}`,
  `${text}@example.com`,
  `ada${text}@example.com`,
];

/** One email address, without characters that end it or start another one. */
const singleAddress = /^[^\s@<>,;:"()\\%]+@[\w.-]+$/;

/** The fields that accepted each hostile text. */
const acceptedIn = new Map<string, Record<FormName, string[]>>();

const api = useApi({ cardPayments: new FakeCardPayments() });
beforeAll(async () => {
  parts = await readCatalogue(api);
  quote = await saveAQuote(api);
  unpaid = await saveQuotes(api, hostileTexts.length * (forms.deposit.fields.length + 2) + 1);
});

const mailCount = async () =>
  (await api.sql<{ count: number }>('SELECT count(*)::int FROM mail'))[0]?.count ?? 0;

describe('every text field of every form', () => {
  it.each(hostileTexts)('accepts the text, or rejects it with a message: $why', async ({ text }) => {
    const acceptedFields: Record<FormName, string[]> = {
      contact: [],
      trade: [],
      'emailed quote': [],
      deposit: [],
      quote: [],
    };
    const before = await mailCount();
    let mails = 0;
    /** Whether a request was accepted; a rejected request must name the field. */
    const isAccepted = async (name: FormName, field: string, value: string) => {
      const form = forms[name];
      const response = await post(name, withText(form.validRequest(), field, value));
      if (response.statusCode === form.status) {
        mails += form.mails;
        return true;
      }
      const { details } = expectError(response, 'request/invalid');
      expect(details).toMatchObject({ fields: [{ field, message: expect.stringMatching(/^[A-Z].*\.$/) }] });
      return false;
    };

    const fieldRequests = formNames.flatMap((name) =>
      forms[name].fields.map(async (field) => {
        if (await isAccepted(name, field, text)) acceptedFields[name].push(field);
      }),
    );
    const addressRequests = [
      ...addressesWith(text).map(async (address) => {
        if (await isAccepted('contact', 'email', address)) expect(toOneLine(address)).toMatch(singleAddress);
      }),
      ...(['trade', 'emailed quote', 'deposit'] as const).map(async (name) => {
        const address = `ada@example.com${text}`;
        if (await isAccepted(name, addressFieldOf(name), address))
          expect(toOneLine(address)).toMatch(singleAddress);
      }),
    ];
    await Promise.all([...fieldRequests, ...addressRequests]);

    expect(await mailCount()).toBe(before + mails);
    acceptedIn.set(text, acceptedFields);
  });

  it('accepts no line breaks in single-line fields, and no text of ten kilobytes', async () => {
    const multilineFields = ['message', 'configuration.notes', 'notes', 'projectType', 'specifications'];
    expect(acceptedIn.size).toBe(hostileTexts.length);
    const [lines] = await api.sql<{ all: string }>(`
      SELECT concat(
        (SELECT string_agg(concat(first_name, last_name, phone), '|') FROM contact_inquiry),
        (SELECT string_agg(concat(company_name, contact_name, phone), '|') FROM trade_inquiry),
        (SELECT string_agg(concat(customer_name, customer_phone), '|') FROM quote)) AS all`);
    expect(lines?.all).toContain('Ada');
    expect(lines?.all).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
    for (const [text, fields] of acceptedIn) {
      const all = Object.values(fields).flat();
      if (text.length > 10_000) expect(all).toEqual([]);
      else if (!/[\0\ud83d\u200b]/.test(text)) expect(all).toEqual(expect.arrayContaining(multilineFields));
    }
  });
});
