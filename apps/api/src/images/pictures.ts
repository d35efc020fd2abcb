import { open, readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { buffer } from 'node:stream/consumers';
import { paths } from '@app/contracts';
import { readStonePicture } from '@app/stone/files';
import { Semaphore } from '../platform/background/semaphore';
import { AppError } from '../platform/errors/app-error';
import type { ObjectStorage } from '../platform/storage/object-storage';
import { decodedBytes, heavyBytes, maxDecodedBytes, maxPixels } from './picture-cost';

/** Text chunks of a PNG may be compressed: a hundred kilobytes can become gigabytes. */
const textChunks = new Set(['tEXt', 'zTXt', 'iTXt']);

const signatureLength = 8;
/** Length and type before a chunk's data, checksum after it. */
const chunkOverhead = 12;

/** Removes a PNG's text chunks, so that no decoder unpacks them. Other content is unchanged. */
export function withoutTextChunks(png: Buffer): Buffer {
  const keptChunks: Buffer[] = [];
  let from = 0;
  let offset = signatureLength;
  while (offset + chunkOverhead <= png.length) {
    const end = offset + chunkOverhead + png.readUInt32BE(offset);
    if (textChunks.has(png.toString('latin1', offset + 4, offset + 8))) {
      keptChunks.push(png.subarray(from, offset));
      from = end;
    }
    offset = end;
  }
  return from === 0 ? png : Buffer.concat([...keptChunks, png.subarray(from)]);
}

/** Supported types. Uploads must never reach another decoder. */
type PictureType = 'jpeg' | 'png' | 'webp';

export const signatureBytes = 16;

/** Decided by the content only. Names and MIME types may lie. */
export function pictureTypeOf(head: Buffer): PictureType | null {
  const text = head.toString('latin1', 0, signatureBytes);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')) return 'png';
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(text)) return 'webp';
  return null;
}

export type PictureSource = Buffer | string;

export interface DrawnPicture {
  content: Buffer;
  width: number;
  height: number;
}

export interface PictureVariant extends DrawnPicture {
  format: 'jpg' | 'avif';
}

const sharpOptions: SharpOptions = {
  failOn: 'error',
  limitInputPixels: maxPixels,
  sequentialRead: true,
  autoOrient: true,
};

/** For one picture, on a busy machine. */
const timeout = { seconds: 20 };

const colorQualities = { jpeg: 80, avif: 55 } as const;

/**
 * Sanitises uploads: decodes them, rotates them upright, converts them to sRGB, scales them down and encodes them again.
 * Only pixels remain. Location, camera, colour profile and hidden data are removed.
 */
@Injectable()
export class Pictures {
  private readonly semaphore = new Semaphore({ places: 2, maxWaiting: 60 });

  /** One JPEG, scaled down if larger. @throws AppError as {@link decode} */
  redraw(source: PictureSource, longestSide: number): Promise<DrawnPicture> {
    return this.decode(source, async (picture) => {
      const { data, info } = await scaleDown(picture, longestSide)
        .jpeg({ quality: 85 })
        .timeout(timeout)
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height };
    });
  }

  /** Several sizes as JPEG and AVIF, from small to large. A picture is never enlarged. */
  variants(source: PictureSource, longestSides: readonly number[]): Promise<PictureVariant[]> {
    return this.decode(source, async (picture, { sharp }) => {
      const largest = Math.max(...longestSides);
      const { data, info } = await scaleDown(picture, largest)
        .raw()
        .timeout(timeout)
        .toBuffer({ resolveWithObject: true });
      const longestOriginalSide = Math.max(info.width, info.height);
      const sides = [...new Set(longestSides.map((side) => Math.min(side, longestOriginalSide)))].sort(
        (a, b) => a - b,
      );
      const { width, height, channels } = info;
      const variants: PictureVariant[] = [];
      for (const side of sides) {
        const size = fitWithin(side);
        const copy = () => sharp(data, { raw: { width, height, channels } }).resize(size).timeout(timeout);
        variants.push(
          await encodeVariant(copy().jpeg({ quality: colorQualities.jpeg, mozjpeg: true }), 'jpg'),
          await encodeVariant(copy().avif({ quality: colorQualities.avif, effort: 3 }), 'avif'),
        );
      }
      return variants;
    });
  }

  /**
   * Decodes at most two pictures at a time. A large picture is decoded alone.
   * @throws AppError `image/unreadable`, `image/too-large`, or `server/unavailable` if too many wait
   */
  private async decode<Result>(
    original: PictureSource,
    draw: (picture: Sharp, tools: { sharp: SharpModule }) => Promise<Result>,
  ): Promise<Result> {
    const type = pictureTypeOf(await readSignature(original));
    if (!type) throw new AppError('image/unreadable');
    const source = type === 'png' ? withoutTextChunks(await bytesOf(original)) : original;
    const sharp = await loadSharp();
    try {
      const metadata = await sharp(source, sharpOptions).metadata();
      if (metadata.format !== type) throw new AppError('image/unreadable');
      const bytes = requiredBytes(metadata);
      return await this.semaphore.run(bytes > heavyBytes ? 2 : 1, () =>
        draw(sharp(source, sharpOptions), { sharp }),
      );
    } catch (error) {
      throw toPictureError(error);
    }
  }
}

type SharpModule = (typeof import('sharp'))['default'];

/** Loaded with the first picture, since it is large and most processes never need it. */
async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  // Each picture uses only one core, to leave the others to visitors.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

export async function readSignature(source: PictureSource): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, signatureBytes);
  const file = await open(source, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const bytesOf = async (source: PictureSource) => (typeof source === 'string' ? readFile(source) : source);

function requiredBytes(metadata: Metadata): number {
  const bytes = decodedBytes(metadata);
  if (metadata.width * metadata.height > maxPixels || bytes > maxDecodedBytes)
    throw new AppError('image/too-large');
  return bytes;
}

const fitWithin = (side: number) => ({
  width: side,
  height: side,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

const scaleDown = (picture: Sharp, longestSide: number) =>
  picture.resize(fitWithin(longestSide)).flatten({ background: '#ffffff' }).toColourspace('srgb');

async function encodeVariant(picture: Sharp, format: PictureVariant['format']): Promise<PictureVariant> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height, format };
}

function toPictureError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTooMuch = /pixel limit|timeout/i.test(error instanceof Error ? error.message : '');
  return new AppError(isTooMuch ? 'image/too-large' : 'image/unreadable');
}

const uploadedUrlPrefix = paths.image('');

/** Reads a colour's picture, drawn or uploaded, by its URL; null if it does not exist. */
export async function readColorPicture(storage: ObjectStorage, url: string): Promise<Buffer | null> {
  if (!url.startsWith(uploadedUrlPrefix)) return readStonePicture(url);
  const found = await storage.get(`images/${url.slice(uploadedUrlPrefix.length)}`);
  return found && buffer(found.content);
}
