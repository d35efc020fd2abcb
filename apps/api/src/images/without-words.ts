/** Chunks of a PNG that hold nothing but words, which may be packed: a hundred kilobytes can become gigabytes. */
const wordy = new Set(['tEXt', 'zTXt', 'iTXt']);

const signatureLength = 8;
/** Length and kind before the data of a chunk, and its sum behind. */
const around = 12;

/** A PNG without the words in it, so that no decoder unpacks them. What is not made of chunks is left as it is. */
export function withoutWords(png: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  let at = signatureLength;
  while (at + around <= png.length) {
    const end = at + around + png.readUInt32BE(at);
    if (wordy.has(png.toString('latin1', at + 4, at + 8))) {
      kept.push(png.subarray(from, at));
      from = end;
    }
    at = end;
  }
  return from === 0 ? png : Buffer.concat([...kept, png.subarray(from)]);
}
