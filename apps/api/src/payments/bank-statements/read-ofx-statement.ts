import type { BankStatementProblem } from '@app/contracts';
import { readLondonDay } from '../../platform/clock/london-day';
import { readPounds } from './read-figures';
import type { StatementRow, ParsedStatement } from './parsed-statement';

interface Tag {
  name: string;
  isEnd: boolean;
  value: string;
  row: number;
}

/**
 * Reads OFX 1 (SGML, where fields have no end tags) and OFX 2 (XML). We use no package for it, because the existing ones
 * report neither where a file is broken nor whether it is cut off.
 */
export function readOfxStatement(ofx: string): ParsedStatement {
  const tags = tagsOf(ofx);
  const problems: BankStatementProblem[] = [];
  const rows: StatementRow[] = [];
  let account = '';
  let open: { row: number; fields: Map<string, string> } | null = null;
  for (const { name, isEnd, value, row } of tags) {
    if (name === 'STMTTRN' && open) {
      if (isEnd) {
        const read = readTransaction(open, account);
        if ('pence' in read) rows.push(read);
        else problems.push(read);
      } else problems.push({ row: open.row, message: 'This transaction has no end.' });
      open = null;
    }
    if (name === 'STMTTRN' && !isEnd) open = { row, fields: new Map() };
    else if (open && !isEnd && value !== '') open.fields.set(name, value);
    else if (name === 'BANKID' && !isEnd) account = value;
    else if (name === 'ACCTID' && !isEnd) account = `${account} ${value}`.trim();
    else if (name === 'CURDEF' && value !== '' && value !== 'GBP')
      problems.push({ row, message: `The account is in ${value}, not in pounds.` });
  }
  const last = tags.at(-1);
  if (open) problems.push({ row: open.row, message: 'The file is cut off within this transaction.' });
  else if (!tags.some(({ name }) => name === 'STMTRS'))
    problems.push({ row: 1, message: 'This is not the statement of a bank account.' });
  else if (last?.name !== 'OFX' || !last.isEnd)
    problems.push({ row: last?.row ?? 1, message: 'The file is cut off: its end is missing.' });
  return { bank: 'OFX', rows, problems };
}

function tagsOf(ofx: string): Tag[] {
  let row = 1;
  let countedUntil = 0;
  return Array.from(ofx.matchAll(/<(\/?)([A-Za-z][\w.]*)[^<>]*>([^<]*)/g), (match) => {
    const [, end, name = '', value = ''] = match;
    row += ofx.slice(countedUntil, match.index).split('\n').length - 1;
    countedUntil = match.index;
    return { name: name.toUpperCase(), isEnd: end === '/', value: decode(value.trim()), row };
  });
}

function readTransaction(
  { row, fields }: { row: number; fields: ReadonlyMap<string, string> },
  account: string,
): StatementRow | BankStatementProblem {
  const problem = (message: string) => ({ row, message });
  const posted = fields.get('DTPOSTED') ?? '';
  const bookedOn = posted.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');
  if (!readLondonDay(bookedOn)) return problem(posted ? `“${posted}” is not a day.` : 'The day is missing.');
  const amount = fields.get('TRNAMT') ?? '';
  const amountPence = readPounds(amount);
  if (amountPence === null)
    return problem(amount ? `“${amount}” is not an amount.` : 'The amount is missing.');
  const bankId = fields.get('FITID');
  if (!bankId) return problem('The bank’s id of this transaction is missing.');
  const texts = ['NAME', 'MEMO'].map((name) => fields.get(name) ?? '');
  const text = [...new Set(texts.filter(Boolean))].join(' ').replace(/\s+/g, ' ');
  return { row, bookedOn, pence: amountPence, text, account, bankId, balance: null };
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,5})|(\w+));/g, (whole: string, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (characters[name.toLowerCase()] ?? whole),
  );
