import { ExportError } from './export-error';

/** Bytes of a line: more than the largest file that can be in an export, written in base64. */
const longest = 64 * 1024 * 1024;

export interface Line {
  /** From one. */
  number: number;
  text: string;
}

/**
 * The lines of a file. Node's own readline would take U+2028 for the end of a line, which stands in texts of customers.
 * @throws ExportError where a line is beyond all measure, or no UTF-8
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let number = 1;
  let pieces: Uint8Array[] = [];
  let length = 0;
  const add = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
    if (length > longest)
      throw new ExportError({ line: number }, 'the line is too long to be one of an export');
  };
  const take = (): Line => {
    const line = { number, text: decode(decoder, Buffer.concat(pieces), number) };
    pieces = [];
    length = 0;
    number += 1;
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

function decode(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, line: number): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ExportError({ line }, 'the line is no text in UTF-8');
  }
}
