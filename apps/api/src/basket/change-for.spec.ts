import { basketLimits } from '@app/contracts';
import { changeFor } from './change-for';

const line = (quote: string, position: number) => ({ id: `line-${quote}`, quote_id: quote, position });
const basket = [line('a', 1), line('b', 4)];
const full = Array.from({ length: basketLimits.items }, (_, index) => line(`q${index}`, index + 1));

const adding = (quoteId: string, replacesQuoteId: string | null = null, lines = basket) =>
  changeFor(lines, { quoteId, replacesQuoteId });

describe('a quote put into a basket (D10)', () => {
  it.each([
    ['opens an empty one', adding('c', null, []), { kind: 'append', position: 1 }],
    ['comes last', adding('c'), { kind: 'append', position: 5 }],
    ['stays once', adding('b'), { kind: 'none' }],
    ['takes the place of the one it replaces', adding('c', 'a'), { kind: 'swap', lineId: 'line-a' }],
    ['comes last where that one is gone', adding('c', 'z'), { kind: 'append', position: 5 }],
    ['stays where it was, and the other goes', adding('b', 'a'), { kind: 'remove', lineId: 'line-a' }],
    ['stays where replacing is asked twice', adding('b', 'z'), { kind: 'none' }],
    ['stays where it replaces itself', adding('b', 'b'), { kind: 'none' }],
    ['is refused by a full one', adding('c', null, full), { kind: 'refuse' }],
    ['is no news to a full one that has it', adding('q7', null, full), { kind: 'none' }],
    ['can replace another in a full one', adding('c', 'q7', full), { kind: 'swap', lineId: 'line-q7' }],
  ])('%s', (_, change, expected) => {
    expect(change).toEqual(expected);
  });
});
