import 'reflect-metadata';
import { getMetadataStorage, validateSync } from 'class-validator';
import { SaveContactDto } from '../../inquiries/save/save-contact.dto';
import { SaveQuoteDto } from '../../quotes/save/save-quote.dto';
import { picker } from '../../testing/pick';
import { AppError } from '../errors/app-error';
import { compileDto } from './compile-dto';
import { DtoPipe } from './dto-pipe';
import { OptionalPart } from './optional-part';
import { OptionalLine } from './plain-text';

const body = { type: 'body', metatype: SaveQuoteDto } as const;
const rules = getMetadataStorage().getTargetValidationMetadatas(SaveQuoteDto, '', true, false);
const accepts = compileDto(SaveQuoteDto, rules);

/** Values of all kinds, near and beyond the edges of every rule. */
const values: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '0',
  '1',
  ' 1 ',
  '01',
  '-1',
  '1.0',
  '1.5',
  '1e3',
  '٣',
  'one',
  '9'.repeat(15),
  '9'.repeat(16),
  0,
  1,
  -1,
  1.5,
  -0,
  1e15,
  1e16,
  2 ** 53,
  1e300,
  Infinity,
  NaN,
  true,
  false,
  {},
  { length: 1 },
  [],
  [1],
  ['1'],
  [''],
  [null],
  [1.5],
  ['x'],
  [[1]],
  [{}],
  [true],
  Array(100).fill(1),
  Array(101).fill(1),
  '1,2',
  '[1,2]',
  '[1',
  '{"a":1}',
  '[[1]]',
  'text',
  'a\0b',
  '\ud800',
  '\udc00x',
  '🛁',
  'x'.repeat(2_000),
  'x'.repeat(2_001),
  '🛁'.repeat(2_000),
  '🛁'.repeat(2_001),
  ` ${'x'.repeat(2_000)} `,
  '1'.repeat(13),
  '1.1234567890123',
  '12.50',
  '-12.50',
  '.5',
  '5.',
];
const fields = [
  'materialId',
  'colorId',
  'sinkTypeId',
  'thicknessId',
  'cutoutId',
  'cutoutIds',
  'length',
  'width',
  'area',
  'basePrice',
  'totalPrice',
  'notes',
];

describe('the compiled check of a DTO', () => {
  it('exists for the request that must be quick', () => {
    expect(
      accepts?.({
        materialId: 1,
        colorId: '2',
        length: 1200,
        width: '350',
        notes: null,
        cutoutIds: [1, '2'],
      }),
    ).toBe(true);
  });

  it('never says yes where class-validator says no', () => {
    const pick = picker(11);
    const bodies: Record<string, unknown>[] = fields.flatMap((field) =>
      values.map((value) => ({ [field]: value })),
    );
    for (let turn = 0; turn < 3_000; turn += 1) {
      bodies.push(Object.fromEntries(pick.some(fields).map((field) => [field, pick.one(values)])));
    }
    const holes = bodies.filter(
      (candidate) =>
        accepts?.(candidate) && validateSync(Object.assign(new SaveQuoteDto(), candidate)).length > 0,
    );
    expect(holes).toEqual([]);
    expect(bodies.filter((candidate) => accepts?.(candidate)).length).toBeGreaterThan(200);
  });

  it('is not made for a class without rules', () => {
    expect(compileDto(class Bare {}, [])).toBeUndefined();
  });
});

describe('the pipe', () => {
  const pipe = new DtoPipe();

  it('drops unknown fields (D11)', () => {
    const request = { length: 1200, constructor: 'x', hasOwnProperty: 1, extra: { deep: true } };
    expect(
      Object.entries(pipe.transform(request, body) as object).filter(([, value]) => value !== undefined),
    ).toEqual([['length', 1200]]);
  });

  it.each([[[]], ['text'], [7], [true]])('refuses %j, which is no object', (value) => {
    expect(() => pipe.transform(value, body)).toThrow(AppError);
  });

  it('leaves addresses and queries alone', () => {
    expect(pipe.transform('x', { type: 'param', metatype: String })).toBe('x');
  });
});

it('takes pasted text of one line without what nobody sees, and leaves the lines of a message', () => {
  const form = { type: 'body', metatype: SaveContactDto } as const;
  const pasted = {
    firstName: 'Zoe\u0308\t',
    lastName: 'Lovelace',
    email: '\ufeffada@example.com\u200b',
    phone: '\u202a0118 496\u00a00123\u202c',
    message: 'Two\nlines',
  };
  expect(new DtoPipe().transform(pasted, form)).toMatchObject({
    firstName: 'Zo\u00eb',
    email: 'ada@example.com',
    phone: '0118 496\u00a00123',
    message: 'Two\nlines',
  });
});

it('does so in the part of a request, too', () => {
  class PartDto {
    @OptionalLine(20)
    reason?: string;
  }
  class WholeDto {
    @OptionalLine(20)
    name?: string;

    @OptionalPart(PartDto)
    part?: PartDto;
  }
  const pasted = { name: 'Zoe\u0308', part: { reason: '\u202aTrade\u202c\t' } };
  const read = new DtoPipe().transform(pasted, { type: 'body', metatype: WholeDto });
  expect(read).toEqual({ name: 'Zo\u00eb', part: { reason: 'Trade' } });
});
