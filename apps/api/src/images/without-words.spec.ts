import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { withoutWords } from './without-words';

const chunk = (kind: string, data: string) => {
  const typed = Buffer.from(kind + data, 'latin1');
  const numbers = [data.length, crc32(typed)].map((value) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE(value);
    return four;
  });
  return Buffer.concat([numbers[0] ?? typed, typed, numbers[1] ?? typed]);
};

it('takes the words out of a PNG and leaves the picture', async () => {
  const plain = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const words = ['tEXt', 'zTXt', 'iTXt'].map((kind) => chunk(kind, 'Comment\0secret'));
  const wordy = Buffer.concat([plain.subarray(0, 33), ...words, plain.subarray(33)]);
  expect(withoutWords(wordy).equals(plain)).toBe(true);
});

it('leaves alone what is no PNG, or half of one', () => {
  const odd = [Buffer.alloc(0), Buffer.from('no picture'), Buffer.alloc(50, 0xff), Buffer.alloc(50)];
  for (const bytes of odd) expect(withoutWords(bytes).equals(bytes)).toBe(true);
});
