import { hash } from 'node:crypto';
import { paths, type ColorImage } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '../platform/storage/object-storage';
import { Pictures, type PictureVariant } from './pictures';

/** Pixels of the variants; `imageUrl` is the largest (D32). */
const longestSides = [320, 640, 800];

@Injectable()
export class ColorPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * Files are named by their content: they never change, and a duplicate is stored once.
   * @throws AppError `image/unreadable`, `image/too-large`
   */
  async store(source: Buffer): Promise<ColorImage> {
    const variants = await this.pictures.variants(source, longestSides);
    const files = variants.map((variant) => ({ ...variant, name: nameOf(variant) }));
    await Promise.all(files.map(({ name, content }) => this.storage.put(`images/${name}`, content)));
    const jpegs = files.filter(({ format }) => format === 'jpg');
    const largest = jpegs.at(-1);
    if (!largest) throw new Error('a picture without a JPEG');
    return {
      url: paths.image(largest.name),
      width: largest.width,
      height: largest.height,
      srcset: { avif: srcsetOf(files.filter(({ format }) => format === 'avif')), jpeg: srcsetOf(jpegs) },
    };
  }
}

const nameOf = ({ content, width, format }: PictureVariant) =>
  `${hash('sha256', content, 'hex')}-${width}.${format}`;

const srcsetOf = (files: readonly { name: string; width: number }[]) =>
  files.map(({ name, width }) => `${paths.image(name)} ${width}w`).join(', ');
