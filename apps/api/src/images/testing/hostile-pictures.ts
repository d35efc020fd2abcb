import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { seededRandom } from '../../testing/pick';

const random = seededRandom(0);
const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));

/** Must not be in the output, wherever it was hidden. */
export const hidden = 'HIDDEN<script>alert(1)</script>';

export interface HostilePicture {
  name: string;
  content: Buffer;
  /** `either`: the decoder decides. */
  outcome: 'refused' | 'clean' | 'either';
}

const scene = (width = 160, height = 120): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#8a7f72',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const text = (words: string) => Buffer.from(words);
const bytes = (...parts: (Buffer | string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

const uint32 = (value: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
};

const pngChunk = (kind: string, data: Buffer) => {
  const typed = bytes(kind, data);
  return bytes(uint32(data.length), typed, uint32(crc32(typed)));
};

const pngSignature = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PngHead {
  width: number;
  height: number;
  depth?: number;
  colors?: number;
  isInterlaced?: boolean;
}

const pngHead = ({ width, height, depth = 8, colors = 2, isInterlaced = false }: PngHead) =>
  pngChunk('IHDR', bytes(uint32(width), uint32(height), [depth, colors, 0, 0, isInterlaced ? 1 : 0]));

/** The header may lie, and the pixels may be missing. */
const png = (head: PngHead, pixels: Buffer, ...chunks: Buffer[]) =>
  bytes(pngSignature, pngHead(head), ...chunks, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0)));

const withChunk = (picture: Buffer, chunk: Buffer) =>
  bytes(picture.subarray(0, 33), chunk, picture.subarray(33));

const deflatedZeros = (length: number) => deflateSync(Buffer.alloc(length), { level: 1 });

const jpegSegment = (marker: number, data: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return bytes([0xff, marker], length, data);
};

const withSegment = (picture: Buffer, marker: number, data: Buffer) =>
  bytes(picture.subarray(0, 2), jpegSegment(marker, data), picture.subarray(2));

function withSize(picture: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(picture);
  for (let at = 2; at < copy.length; at += 2 + copy.readUInt16BE(at + 2)) {
    const marker = copy[at + 1] ?? 0;
    if (marker !== 0xc0 && marker !== 0xc2) continue;
    copy.writeUInt16BE(height, at + 5);
    copy.writeUInt16BE(width, at + 7);
    return copy;
  }
  throw new Error('this JPEG has no frame');
}

/** Repeats the last scan of a JPEG. Each scan takes time and almost no bytes. */
function withManyScans(picture: Buffer, scans: number): Buffer {
  const last = picture.lastIndexOf(bytes([0xff, 0xda]));
  const scan = picture.subarray(last, -2);
  return bytes(picture.subarray(0, -2), ...Array.from({ length: scans }, () => scan), [0xff, 0xd9]);
}

const riff = (kind: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length + 4);
  return bytes('RIFF', length, kind, content);
};

const svg = (inside: string) =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>`);

const isoBox = (brand: string) =>
  bytes([0, 0, 0, 24], 'ftyp', brand, [0, 0, 0, 0], 'mif1', brand, noise(200));

function zip(): Buffer {
  const local = bytes('PK\x03\x04', Buffer.alloc(22), [1, 0, 0, 0], 'a');
  const central = bytes('PK\x01\x02', Buffer.alloc(24), [1, 0], Buffer.alloc(16), 'a');
  return bytes(local, central, 'PK\x05\x06', Buffer.alloc(18), text(hidden));
}

export async function hostilePictures(): Promise<HostilePicture[]> {
  const jpeg = await scene().jpeg().toBuffer();
  const progressive = await scene().jpeg({ progressive: true }).toBuffer();
  const flat = sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#999' } });
  const plain = await scene().png().toBuffer();
  const webp = await scene().webp().toBuffer();
  const losslessWebp = await scene().webp({ lossless: true }).toBuffer();
  const metadata = {
    IFD0: { Copyright: hidden, ImageDescription: hidden },
    IFD3: { GPSLatitude: '51/1 30/1 0/1' },
  };
  const exif = await scene().withExif(metadata).jpeg().toBuffer();
  const frames = await Promise.all(
    [1, 2, 3].map((shade) =>
      sharp({ create: { width: 60, height: 50, channels: 3, background: { r: shade * 80, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = sharp(frames, { join: { animated: true } });
  const transparent = sharp({
    create: { width: 80, height: 60, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.3 } },
  });
  const refused: [string, Buffer][] = [
    ['an empty file', Buffer.alloc(0)],
    ['one byte', bytes([0xff])],
    ['zeros', Buffer.alloc(50_000)],
    ['noise', noise(50_000)],
    ['plain text', text(hidden)],
    ['an HTML page', text(`<!doctype html><title>${hidden}</title>`)],
    ['an SVG', svg('<rect width="9" height="9"/>')],
    ['an SVG with a script', svg(`<script>${hidden}</script>`)],
    ['an SVG that loads a file', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ['an SVG that loads a URL', svg('<image href="http://169.254.169.254/latest" width="9" height="9"/>')],
    [
      'an SVG with an external entity',
      text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    ],
    [
      'an SVG with a billion laughs',
      text(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${Array.from(
          { length: 9 },
          (_, i) => `<!ENTITY ${'abcdefghij'[i + 1]} "${`&${'abcdefghij'[i]};`.repeat(10)}">`,
        ).join('')}]><svg>&j;</svg>`,
      ),
    ],
    ['a gzipped SVG', gzipSync(svg('<rect/>'))],
    ['a gzip bomb', gzipSync(Buffer.alloc(20_000_000), { level: 1 })],
    ['a GIF', await scene().gif().toBuffer()],
    ['an animated GIF', await animation.clone().gif().toBuffer()],
    ['a GIF with a ZIP appended', bytes(await scene().gif().toBuffer(), zip())],
    ['a TIFF', await scene().tiff().toBuffer()],
    ['a BMP', bytes('BM', Buffer.alloc(60))],
    ['an icon', bytes([0, 0, 1, 0, 1, 0, 16, 16], Buffer.alloc(60))],
    ['an AVIF', await scene().avif({ effort: 0 }).toBuffer()],
    ['a HEIC', isoBox('heic')],
    ['a JPEG 2000', bytes([0, 0, 0, 12], 'jP  \r\n\x87\n', noise(100))],
    ['a JPEG XL', bytes([0xff, 0x0a], noise(100))],
    ['a Photoshop document', bytes('8BPS', Buffer.alloc(60))],
    ['a PostScript file', text('%!PS-Adobe-3.0\n(file) run')],
    ['a ZIP', zip()],
    ['a Linux program', bytes('\x7fELF', noise(100))],
    ['a Windows program', bytes('MZ', noise(100))],
    ['a PHP script', text(`<?php ${hidden} ?>`)],
    ['a video', isoBox('isom')],
    ['a WAV file', riff('WAVE', noise(100))],
    ['a JPEG signature', bytes([0xff, 0xd8, 0xff])],
    ['a JPEG signature, then HTML', bytes([0xff, 0xd8, 0xff, 0xe0], `<html>${hidden}</html>`)],
    ['a JPEG signature, then noise', bytes([0xff, 0xd8, 0xff, 0xe0], noise(5_000))],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['only the header of a JPEG', jpeg.subarray(0, 300)],
    ['half a progressive JPEG', progressive.subarray(0, progressive.length / 3)],
    ['a JPEG whose header claims a huge size', withSize(jpeg, 65_500, 65_500)],
    ['a progressive JPEG whose header claims a large size', withSize(progressive, 9_000, 7_000)],
    ['a JPEG of width 0', withSize(jpeg, 0, 300)],
    ['a PNG signature', pngSignature],
    ['half a PNG', plain.subarray(0, plain.length / 2)],
    ['a PNG of width 0', png({ width: 0, height: 10 }, deflateSync(Buffer.alloc(100)))],
    [
      'a PNG whose header claims a huge size',
      png({ width: 100_000, height: 100_000 }, deflateSync(Buffer.alloc(9))),
    ],
    [
      'a PNG whose header claims the largest size',
      png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }, Buffer.alloc(9)),
    ],
    [
      'a PNG bomb with all its pixels',
      png({ width: 20_000, height: 20_000, depth: 1, colors: 0 }, deflatedZeros(20_000 * 2_501)),
    ],
    [
      'a large interlaced PNG',
      png(
        { width: 7_000, height: 7_000, depth: 16, colors: 6, isInterlaced: true },
        deflateSync(Buffer.alloc(99)),
      ),
    ],
    ['a PNG with noise instead of pixels', png({ width: 50, height: 50 }, noise(500))],
    ['a PNG without pixels', png({ width: 50, height: 50 }, deflateSync(Buffer.alloc(10)))],
    ['half a WebP', losslessWebp.subarray(0, losslessWebp.length / 2)],
    ['a WebP without a picture', riff('WEBP', bytes('VP8 ', [0, 0, 0, 0]))],
    [
      'a WebP whose header claims a huge size',
      riff(
        'WEBP',
        bytes('VP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0xff, 0x3f, 0, 0xff, 0x3f, 0], webp.subarray(12)),
      ),
    ],
  ];
  const clean: [string, Buffer][] = [
    ['a JPEG with EXIF data and a location', exif],
    ['a JPEG with XMP data', withSegment(jpeg, 0xe1, text(`http://ns.adobe.com/xap/1.0/\0${hidden}`))],
    ['a JPEG with IPTC data', withSegment(jpeg, 0xed, text(`Photoshop 3.0\0${hidden}`))],
    ['a JPEG with a comment', withSegment(jpeg, 0xfe, text(hidden))],
    ['a JPEG with a broken colour profile', withSegment(jpeg, 0xe2, text(`ICC_PROFILE\0\x01\x01${hidden}`))],
    ['a JPEG with a wide-gamut colour profile', await scene().withIccProfile('p3').jpeg().toBuffer()],
    [
      'a JPEG with 65 kB of EXIF data',
      withSegment(jpeg, 0xe1, bytes('Exif\0\0', Buffer.alloc(65_000, hidden))),
    ],
    ['a JPEG with HTML appended', bytes(jpeg, `<html>${hidden}</html>`)],
    ['a JPEG with a ZIP appended', bytes(jpeg, zip())],
    ['a JPEG with a script in a comment', withSegment(jpeg, 0xfe, text(`*/=1;${hidden}/*`))],
    ['two JPEGs in one file', bytes(jpeg, exif)],
    ['a progressive JPEG', progressive],
    ['a CMYK JPEG', await scene().toColourspace('cmyk').jpeg().toBuffer()],
    ['a grey JPEG', await scene().greyscale().jpeg().toBuffer()],
    ['a JPEG taken upside down', await scene().withMetadata({ orientation: 3 }).jpeg().toBuffer()],
    ['a JPEG taken in portrait', await scene().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['a JPEG of one pixel', await scene(1, 1).jpeg().toBuffer()],
    ['a very wide JPEG', await scene(60_000, 4).jpeg().toBuffer()],
    ['a very high PNG', await scene(2, 20_000).png().toBuffer()],
    ['a PNG with a text chunk', withChunk(plain, pngChunk('tEXt', text(`Comment\0${hidden}`)))],
    ['a PNG with EXIF data', withChunk(plain, pngChunk('eXIf', bytes('MM\0*', noise(20), hidden)))],
    ['a PNG with HTML appended', bytes(plain, `<html>${hidden}</html>`)],
    ['an animated PNG', withChunk(plain, pngChunk('acTL', bytes(uint32(3), uint32(0))))],
    ['a PNG of 16 bits', await scene().toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', await scene().png({ palette: true }).toBuffer()],
    ['a transparent PNG', await transparent.clone().png().toBuffer()],
    ['a grey PNG', await scene().greyscale().png().toBuffer()],
    ['a WebP', webp],
    ['a lossless WebP', losslessWebp],
    ['a transparent WebP', await transparent.clone().webp().toBuffer()],
    ['an animated WebP', await animation.clone().webp().toBuffer()],
    ['a WebP with EXIF data', await scene().withExif(metadata).webp().toBuffer()],
    [
      'a large flat PNG',
      await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#999' } })
        .png()
        .toBuffer(),
    ],
  ];
  const either: [string, Buffer][] = [
    ['a JPEG with 20,000 scans', withManyScans(await flat.jpeg({ progressive: true }).toBuffer(), 20_000)],
    ['a JPEG without its end marker', jpeg.subarray(0, -2)],
    [
      'a PNG with a bomb in a text chunk',
      withChunk(plain, pngChunk('zTXt', bytes('a\0\0', deflatedZeros(20_000_000)))),
    ],
    [
      'a PNG with a bomb in its colour profile',
      withChunk(plain, pngChunk('iCCP', bytes('a\0\0', deflatedZeros(20_000_000)))),
    ],
    ['a PNG with a wrong checksum', Buffer.from(plain).fill(0, 29, 33)],
    ['a JPEG whose header claims a slightly wrong size', withSize(jpeg, 500, 400)],
  ];
  const all = { refused, clean, either };
  return (Object.keys(all) as (keyof typeof all)[]).flatMap((outcome) =>
    all[outcome].map(([name, content]) => ({ name, content, outcome })),
  );
}
