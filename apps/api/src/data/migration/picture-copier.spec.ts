import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Pictures } from '../../images';
import { checkPicture } from './picture-copier';

const pictures = new Pictures();
const draw = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#d8a7a0' } });
const called = (content: Buffer, width: number, format: string) => ({
  name: `${createHash('sha256').update(content).digest('hex')}-${width}.${format}`,
  content,
});

it('takes what we would have made ourselves', async () => {
  expect(await checkPicture(pictures, called(await draw().jpeg().toBuffer(), 40, 'jpg'))).toBeNull();
  expect(
    await checkPicture(pictures, called(await draw().avif({ effort: 0 }).toBuffer(), 40, 'avif')),
  ).toBeNull();
});

it('says what is wrong with everything else', async () => {
  const jpeg = await draw().jpeg().toBuffer();
  const problems = await Promise.all(
    [
      { ...called(jpeg, 40, 'jpg'), content: Buffer.from('other') },
      { name: '../../etc/passwd', content: jpeg },
      called(jpeg.subarray(0, jpeg.length / 2), 40, 'jpg'),
      called(Buffer.from('<svg onload="alert(1)"/>'), 40, 'jpg'),
      called(jpeg, 41, 'jpg'),
      called(jpeg, 40, 'avif'),
    ].map((file) => checkPicture(pictures, file)),
  );
  expect(problems).toEqual([
    'has another content than its name says',
    'is not the name of a picture',
    'is not a JPEG that can be read',
    'is not a JPEG that can be read',
    'has another width than its name says',
    'is not an AVIF',
  ]);
});
