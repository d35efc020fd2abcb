import 'reflect-metadata';
import { SaveContactDto } from '../../inquiries/save/inquiries.dto';
import { SaveQuoteDto } from '../../quotes/quotes.dto';
import { AppError } from '../errors/app-error';
import { DtoPipe } from './dto-pipe';
import { dtoOf, optionalLine, optionalObject } from '.';

const body = { type: 'body', metatype: SaveQuoteDto } as const;

describe('the pipe', () => {
  const pipe = new DtoPipe();

  it('drops unknown fields (D11)', () => {
    const request = { length: 1200, constructor: 'x', hasOwnProperty: 1, extra: { deep: true } };
    expect(
      Object.entries(pipe.transform(request, body) as object).filter(([, value]) => value !== undefined),
    ).toEqual([['length', 1200]]);
  });

  it.each([[[]], ['text'], [7], [true]])('refuses %j, which is not an object', (value) => {
    expect(() => pipe.transform(value, body)).toThrow(AppError);
  });

  it('does not touch params and queries', () => {
    expect(pipe.transform('x', { type: 'param', metatype: String })).toBe('x');
  });
});

it('removes invisible characters from single-line text, and keeps the lines of a message', () => {
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

it('removes them in nested objects too', () => {
  class PartDto extends dtoOf<{ reason?: string }>({ reason: optionalLine(20) }) {}
  class WholeDto extends dtoOf<{ name?: string; part?: PartDto }>({
    name: optionalLine(20),
    part: optionalObject(PartDto),
  }) {}
  const pasted = { name: 'Zoe\u0308', part: { reason: '\u202aTrade\u202c\t' } };
  const read = new DtoPipe().transform(pasted, { type: 'body', metatype: WholeDto });
  expect(read).toEqual({ name: 'Zo\u00eb', part: { reason: 'Trade' } });
});
