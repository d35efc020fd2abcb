import 'reflect-metadata';
import { getMetadataStorage, validateSync } from 'class-validator';
import { AddNoteDto, SetInquiryStatusDto } from '../../admin/inquiries/inquiry-requests.dto';
import { LoginDto } from '../../staff/sign-in/login.guard';
import { SaveContactDto } from '../../inquiries/save/save-contact.dto';
import { SaveTradeInquiryDto } from '../../inquiries/save/save-trade-inquiry.dto';
import { EmailQuoteDto } from '../../quotes/email/email-quote.dto';
import { aContact, aTradeInquiry } from '../../testing/an-inquiry';
import { picker } from '../../testing/pick';
import { compileDto, type DtoClass } from './compile-dto';

const lengths = [40, 80, 128, 129, 160, 200, 254, 256, 500, 4_000];
const values: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '\u00a0',
  '\ufeff',
  '\u200b',
  'text',
  ' text ',
  'a\nb',
  'a\tb',
  'a\rb',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'a\u202eb',
  'a\u2066b',
  '\u200b\u200d',
  '\u2028',
  'ada%0abcc@example.com',
  '"ada"@example.com',
  'ada..b@example.com',
  'ada@127.0.0.1',
  'a\0b',
  'a\x7fb',
  '\ud800',
  '\udc00x',
  '🛁',
  'ada@example.com',
  ' ada@example.com',
  'ada@example.com\n',
  'ada@example',
  'ada@exämple.com',
  'resolved',
  0,
  7,
  true,
  {},
  { length: 1 },
  [],
  ['text'],
  ...lengths.flatMap((length) => [
    'x'.repeat(length),
    'x'.repeat(length + 1),
    '🛁'.repeat(length),
    '🛁'.repeat(length + 1),
    ` ${'x'.repeat(length)} `,
    `${'a'.repeat(Math.max(1, length - 12))}@example.com`,
  ]),
];

it.each<[DtoClass, object]>([
  [SaveContactDto, { ...aContact() }],
  [SaveTradeInquiryDto, { ...aTradeInquiry() }],
  [EmailQuoteDto, { quoteId: 'kLSwY2vXZwqkrDQuVyeBfQ', email: 'ada@example.com', name: 'Ada', phone: '1' }],
  [LoginDto, { email: 'ada@example.com', password: 'pass word' }],
  [AddNoteDto, { text: 'Rang back' }],
  [SetInquiryStatusDto, { status: 'resolved' }],
])('the compiled check of %p never says yes where class-validator says no', (dto, valid) => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  const accepts = compileDto(dto, rules);
  expect(accepts?.(valid)).toBe(true);
  expect(accepts?.({})).toBe(false);

  const fields = [...new Set(rules.map(({ propertyName }) => propertyName))];
  const pick = picker(3);
  const bodies = [
    ...fields.flatMap((field) => values.map((value) => ({ ...valid, [field]: value }))),
    ...Array.from({ length: 2_000 }, () => ({
      ...valid,
      ...Object.fromEntries(pick.some(fields).map((field) => [field, pick.one(values)])),
    })),
  ];
  const accepted = bodies.filter((body) => accepts?.(body));
  const holes = accepted.filter((body) => validateSync(Object.assign(new dto(), body)).length > 0);
  expect(holes).toEqual([]);
  expect(accepted.length).toBeGreaterThan(50);
});
