import { findFault } from './check-row';
import { ExportError, type ExportPlace } from './export-format';

const longestQuote = 60;

/** Bytes of a line: more than the largest file that can be in an export, written in base64. */
const longest = 64 * 1024 * 1024;

/** The lines of an export, one after the other, and what is said when one is not as it should be. */
export class ExportLines {
  private readonly lines: AsyncGenerator<string, undefined>;
  /** Of the line that is read, from one. */
  private line = 0;
  /** Whether something stands behind the list that was read last. */
  isFollowed = true;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.lines = this.read(source);
  }

  /** @throws ExportError where there is none any more */
  async next(): Promise<string> {
    this.line += 1;
    const { done, value } = await this.lines.next();
    if (done) throw this.error({}, 'the file ends too early');
    return value;
  }

  /** @throws ExportError where the next line is another one */
  async expect(wanted: string): Promise<void> {
    const text = await this.next();
    if (text !== wanted) throw this.error({}, `expected ${wanted} and found ${quote(text)}`);
  }

  /** The value of a line such as `"version": 1,`. */
  async field(name: string): Promise<unknown> {
    const text = await this.next();
    const begin = `"${name}": `;
    if (!text.startsWith(begin)) throw this.error({}, `expected ${begin.trim()} and found ${quote(text)}`);
    return this.parse(text.slice(begin.length).replace(/,$/, ''), { part: name });
  }

  /** @throws ExportError where something follows */
  async expectEnd(): Promise<void> {
    this.line += 1;
    const { done } = await this.lines.next();
    if (!done) throw this.error({}, 'something follows after the end');
  }

  /** The rows up to the line that closes a list, `]` or `],`; each with the text it was read from. */
  async *rows(part: string): AsyncGenerator<ExportRow> {
    let isLast = false;
    for (let number = 1; ; number += 1) {
      const line = await this.next();
      const isEnd = line === ']' || line === '],';
      this.isFollowed = line === '],';
      // A comma stands after every row but the last.
      if (isEnd && number > 1 && !isLast) throw this.error({ part, row: number }, 'a row is missing');
      if (isEnd) return;
      if (isLast) throw this.error({ part, row: number }, `expected ] or ], and found ${quote(line)}`);
      isLast = !line.endsWith(',');
      const text = isLast ? line : line.slice(0, -1);
      const row = this.parse(text, { part, row: number });
      if (!isObject(row)) throw this.error({ part, row: number }, 'this is no row');
      yield { place: { line: this.line, part, row: number }, row, text };
    }
  }

  error(where: Omit<ExportPlace, 'line'>, problem: string, isNewer = false): ExportError {
    return new ExportError({ line: this.line, ...where }, problem, isNewer);
  }

  private parse(text: string, where: Omit<ExportPlace, 'line'>): unknown {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw this.error(where, `this is no JSON: ${quote(text)}`);
    }
    const fault = findFault(value);
    if (fault) throw this.error({ ...where, ...(fault.field && { field: fault.field }) }, fault.problem);
    return value;
  }

  /**
   * Node's own readline would take U+2028 for the end of a line, which stands in texts of customers.
   * @throws ExportError where a line is beyond all measure, or no UTF-8
   */
  private async *read(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
    let pieces: Uint8Array[] = [];
    let length = 0;
    const add = (piece: Uint8Array) => {
      pieces.push(piece);
      length += piece.length;
      if (length > longest) throw this.error({}, 'the line is too long to be one of an export');
    };
    const take = () => {
      const line = this.decode(Buffer.concat(pieces));
      pieces = [];
      length = 0;
      return line;
    };
    for await (const chunk of source) {
      let begin = 0;
      for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, begin)) {
        add(chunk.subarray(begin, end));
        yield take();
        begin = end + 1;
      }
      if (begin < chunk.length) add(chunk.subarray(begin));
    }
    if (length > 0) yield take();
  }

  private decode(bytes: Uint8Array): string {
    try {
      return utf8.decode(bytes);
    } catch {
      throw this.error({}, 'the line is no text in UTF-8');
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

interface ExportRow {
  place: ExportPlace;
  row: Record<string, unknown>;
  text: string;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The beginning of a line, so that its place is found again; the rest may be long. */
const quote = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text || 'an empty line';
