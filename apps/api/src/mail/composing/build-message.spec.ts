import addressparser from 'nodemailer/lib/addressparser';
import { type MessageParts, messageIdOf, toHeaderText, buildMessage } from './build-message';

const picture = { name: 'plan.png', type: 'image/png', content: Buffer.from('png'), cid: 'plan@quote' };
const pdf = { name: 'VT-26-00412.pdf', type: 'application/pdf', content: Buffer.from('%PDF') };

const messageParts = (parts: Partial<MessageParts> = {}): MessageParts => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  kind: 'quote',
  from: { name: 'Readstone', address: 'info@shop.example' },
  to: { name: 'Ada Lovelace', address: 'ada@example.com' },
  replyTo: 'info@shop.example',
  rendered: { subject: 'Your quote', html: '<p>Hello</p><img src="cid:plan@quote">', text: 'Hello' },
  composed: {},
  at: new Date('2026-11-21T10:00:00Z'),
  ...parts,
});

const write = async (parts?: Partial<MessageParts>) =>
  (await buildMessage(messageParts(parts))).toString('utf8');

/** The unfolded headers of a message, by lower-case name. */
const headersOf = (message: string): Map<string, string> => {
  const [head = ''] = message.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
};
const headers = async (parts?: Partial<MessageParts>) => headersOf(await write(parts));

it('has sender, recipient, subject and date', async () => {
  const headersByName = Object.fromEntries(await headers());
  expect(headersByName).toEqual({
    from: 'Readstone <info@shop.example>',
    to: 'Ada Lovelace <ada@example.com>',
    subject: 'Your quote',
    'message-id': '<AAAAAAAAAAAAAAAAAAAAAA@shop.example>',
    date: 'Sat, 21 Nov 2026 10:00:00 +0000',
    'mime-version': '1.0',
    'content-type': expect.stringContaining('multipart/alternative'),
  });
});

it('has the headers of a conversation if it is an answer', async () => {
  const headersByName = await headers({
    kind: 'inquiry-answer',
    composed: { references: ['<one@a>', '<two@b>'] },
  });
  expect(headersByName.get('in-reply-to')).toBe('<two@b>');
  expect(headersByName.get('references')).toBe('<one@a> <two@b>');
  expect(headersByName.has('auto-submitted')).toBe(false);
});

it('has the same Message-ID whenever it is built', async () => {
  const rebuilt = await headers({ at: new Date('2026-11-23T10:00:00Z') });
  expect(rebuilt.get('message-id')).toBe(messageIdOf('AAAAAAAAAAAAAAAAAAAAAA', 'info@shop.example'));
});

it.each([
  ['quote', undefined, undefined],
  ['quotes', undefined, undefined],
  ['deposit-confirmation', undefined, 'auto-generated'],
  ['staff-contact', undefined, 'auto-generated'],
  ['quote-reminder', undefined, 'auto-generated'],
  ['contact-acknowledgement', true, 'auto-replied'],
] as const)(
  'a mail %s says to other servers whether it is automatic',
  async (kind, isAutomaticReply, expected) => {
    const headersByName = await headers({ kind, composed: { isAutomaticReply } });
    expect(headersByName.get('auto-submitted')).toBe(expected);
    expect(headersByName.has('x-auto-response-suppress')).toBe(Boolean(expected));
  },
);

it('has a one-click unsubscribe if it is a reminder', async () => {
  const url = 'https://shop.example/unsubscribe/abc?x=1>\r\nX: y';
  const headersByName = await headers({ kind: 'quote-reminder', composed: { unsubscribeUrl: url } });
  expect(headersByName.get('list-unsubscribe')).toBe('<https://shop.example/unsubscribe/abc?x=1%3EX:%20y>');
  expect(headersByName.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headersByName.has('x')).toBe(false);
});

it('has no Reply-To unless it differs from the sender', async () => {
  expect((await headers({ replyTo: 'ada@example.com' })).get('reply-to')).toBe('ada@example.com');
  expect((await headers()).has('reply-to')).toBe(false);
});

it('has attachments to save, and inline pictures for the HTML', async () => {
  const message = await write({ composed: { attachments: [picture, pdf] } });
  expect(headersOf(message).get('content-type')).toContain('multipart/mixed');
  expect(message).toMatch(
    /multipart\/related[^]*Content-Type: text\/html[^]*Content-Id: <plan@quote>[^]*Content-Type: application\/pdf/i,
  );
  expect(message).toMatch(/Content-Disposition: inline; filename=plan\.png/);
  expect(message).toMatch(/Content-Disposition: attachment; filename="?VT-26-00412\.pdf/);
});

const hostileTexts = [
  'Ada\r\nBcc: eve@example.com',
  'Ada\nBcc: eve@example.com',
  'Ada\rBcc: eve@example.com',
  'Ada\u2028Bcc: eve@example.com',
  'Ada\u0085Bcc: eve@example.com',
  'Ada" <eve@example.com>, "Bob',
  'eve@example.com>, <bob@example.com',
  '=?utf-8?Q?Ada=0D=0ABcc:_eve@example.com?=',
  '\0'.repeat(50),
  'x'.repeat(10_000),
  'é'.repeat(5_000),
];

it.each(hostileTexts)('gets no extra header or recipient from the name and subject %j', async (text) => {
  const message = await write({
    to: { name: text, address: 'ada@example.com' },
    from: { name: text, address: 'info@shop.example' },
    rendered: { subject: `Hello ${text}`, html: '<p>x</p>', text: 'x' },
    composed: { attachments: [{ ...pdf, name: text }] },
  });
  const headersByName = headersOf(message);
  expect([...headersByName.keys()].toSorted()).toEqual(
    ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].toSorted(),
  );
  expect(addressparser(headersByName.get('to') ?? '').map(({ address }) => address)).toEqual([
    'ada@example.com',
  ]);
  expect(addressparser(headersByName.get('from') ?? '').map(({ address }) => address)).toEqual([
    'info@shop.example',
  ]);
  expect(message.split('\r\n').every((line) => line.length <= 998)).toBe(true);
  expect(/^Bcc:/im.test(message)).toBe(false);
});

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Zoë 😀 O’Hara', 'Zoë 😀 O’Hara'],
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
  ['Ada\nX: y', 'Ada X: y'],
  ['Ada\u2028X: y\u2029Z', 'Ada X: y Z'],
  ['Ada\u0085X\u000b\u000cY\0Z', 'Ada X Y Z'],
  ['  Ada\t', 'Ada'],
  ['\u202eadA\u2066\ufeff', 'adA'],
  ['Ada\ud800', 'Ada'],
  ['%0d%0aBcc: x', '%0d%0aBcc: x'],
])('writes %j in a header as %j', (text, expected) => {
  expect(toHeaderText(text)).toBe(expected);
});

it('is limited in length, and splits no character', () => {
  expect(toHeaderText('x'.repeat(10_000)).length).toBe(200);
  expect(toHeaderText(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
});
