/** Splits at line feeds only: Node's readline also splits at U+2028, which occurs in customers' texts. */
export async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    let begin = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', begin)) {
      yield Buffer.concat([...rest, chunk.subarray(begin, end)]);
      rest = [];
      begin = end + 1;
    }
    rest.push(chunk.subarray(begin));
  }
  const last = Buffer.concat(rest);
  if (last.length) yield last;
}
