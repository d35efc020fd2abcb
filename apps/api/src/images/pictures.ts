import { open, readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { buffer } from 'node:stream/consumers';
import { paths } from '@app/contracts';
import { readStonePicture } from '@app/stone/files';
import { Semaphore } from '../platform/background/semaphore';
import { AppError } from '../platform/errors/app-error';
import type { ObjectStorage } from '../platform/storage/object-storage';
import { decodedBytes, heavyBytes, mostBytes, mostPixels } from './picture-cost';

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

/** The kinds of pictures that are read. No other decoder is ever reached by what strangers send. */
type PictureType = 'jpeg' | 'png' | 'webp';

/** Bytes that tell them apart. */
export const telling = 16;

/** What a file begins like; what it is called, and what it is said to be, count for nothing. */
export function pictureTypeOf(head: Buffer): PictureType | null {
  const text = head.toString('latin1', 0, telling);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')) return 'png';
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(text)) return 'webp';
  return null;
}

/** The bytes of a picture, or the path of a file of ours that holds them. */
export type PictureSource = Buffer | string;

/** A picture made anew from the pixels of another. */
export interface DrawnPicture {
  content: Buffer;
  width: number;
  height: number;
}

export interface PictureVariant extends DrawnPicture {
  format: 'jpg' | 'avif';
}

const reading: SharpOptions = {
  failOn: 'error',
  limitInputPixels: mostPixels,
  sequentialRead: true,
  autoOrient: true,
};

/** Seconds that a picture may take before it is given up, on a machine that has other work. */
const patience = { seconds: 20 };

const colorQualities = { jpeg: 80, avif: 55 } as const;

/**
 * Makes clean pictures of what strangers send: it is decoded, turned the right way up, brought to sRGB, scaled down and
 * encoded anew. Nothing but pixels comes through: no place, no camera, no profile, nothing that was hidden behind it.
 */
@Injectable()
export class Pictures {
  private readonly semaphore = new Semaphore({ places: 2, mostWaiting: 60 });

  /** One JPEG, scaled down where it is larger than wanted. @throws AppError as {@link decode} */
  redraw(source: PictureSource, longestSide: number): Promise<DrawnPicture> {
    return this.decode(source, async (picture) => {
      const { data, info } = await scaled(picture, longestSide)
        .jpeg({ quality: 85 })
        .timeout(patience)
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height };
    });
  }

  /** The same picture in some sizes, each as JPEG and as AVIF, small to large; never larger than it came. */
  variants(source: PictureSource, longestSides: readonly number[]): Promise<PictureVariant[]> {
    return this.decode(source, async (picture, { sharp }) => {
      const largest = Math.max(...longestSides);
      const { data, info } = await scaled(picture, largest)
        .raw()
        .timeout(patience)
        .toBuffer({ resolveWithObject: true });
      const own = Math.max(info.width, info.height);
      const sides = [...new Set(longestSides.map((side) => Math.min(side, own)))].sort((a, b) => a - b);
      const { width, height, channels } = info;
      const variants: PictureVariant[] = [];
      for (const side of sides) {
        const size = within(side);
        const copy = () => sharp(data, { raw: { width, height, channels } }).resize(size).timeout(patience);
        variants.push(
          await drawn(copy().jpeg({ quality: colorQualities.jpeg, mozjpeg: true }), 'jpg'),
          await drawn(copy().avif({ quality: colorQualities.avif, effort: 3 }), 'avif'),
        );
      }
      return variants;
    });
  }

  /**
   * Opens a picture while there is room for it; two at a time, a heavy one alone.
   * @throws AppError `image/unreadable`, `image/too-large`, or `server/unavailable` where very many wait
   */
  private async decode<Result>(
    given: PictureSource,
    draw: (picture: Sharp, tools: { sharp: SharpModule }) => Promise<Result>,
  ): Promise<Result> {
    const type = pictureTypeOf(await headOf(given));
    if (!type) throw new AppError('image/unreadable');
    const source = type === 'png' ? withoutWords(await bytesOf(given)) : given;
    const sharp = await loadSharp();
    try {
      const metadata = await sharp(source, reading).metadata();
      if (metadata.format !== type) throw new AppError('image/unreadable');
      const bytes = neededBy(metadata);
      return await this.semaphore.run(bytes > heavyBytes ? 2 : 1, () =>
        draw(sharp(source, reading), { sharp }),
      );
    } catch (error) {
      throw asRefusal(error);
    }
  }
}

type SharpModule = (typeof import('sharp'))['default'];

/** Loaded with the first picture: it is large, and most processes never see one. */
async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  // Nothing of a stranger's file is kept, and no picture takes more than one core from those who ask for prices.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** As much of a file as tells what it is. */
export async function headOf(source: PictureSource): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, telling);
  const file = await open(source, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(telling), 0, telling, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const bytesOf = async (source: PictureSource) => (typeof source === 'string' ? readFile(source) : source);

function neededBy(metadata: Metadata): number {
  const bytes = decodedBytes(metadata);
  if (metadata.width * metadata.height > mostPixels || bytes > mostBytes)
    throw new AppError('image/too-large');
  return bytes;
}

const within = (side: number) => ({
  width: side,
  height: side,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

/** On white, where something shone through. */
const scaled = (picture: Sharp, longestSide: number) =>
  picture.resize(within(longestSide)).flatten({ background: '#ffffff' }).toColourspace('srgb');

async function drawn(picture: Sharp, format: PictureVariant['format']): Promise<PictureVariant> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height, format };
}

/** Whatever the decoder stumbles over is the picture's fault. */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTooMuch = /pixel limit|timeout/i.test(error instanceof Error ? error.message : '');
  return new AppError(isTooMuch ? 'image/too-large' : 'image/unreadable');
}

/** Where uploaded pictures are served. */
const uploaded = paths.image('');

/** The bytes of a colour's picture, drawn or uploaded, by the address that pages know; null where it is gone. */
export async function readColorPicture(storage: ObjectStorage, url: string): Promise<Buffer | null> {
  if (!url.startsWith(uploaded)) return readStonePicture(url);
  const found = await storage.get(`images/${url.slice(uploaded.length)}`);
  return found && buffer(found.content);
}
