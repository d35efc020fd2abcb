import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { paths } from '@app/contracts';
import { AppError } from '../platform/errors/app-error';
import { ObjectStorage, type StoredObject } from '../platform/storage/object-storage';

const pdfStart = /^%PDF-[12]\.\d/;
const pdfEnd = '%%EOF';
/** PDF readers look for `%%EOF` in the last bytes of the file. */
const endBytes = 2_048;

const keyOf = (fileName: string) => `templates/${fileName}`;
const fileNameOf = (url: string) => url.slice(paths.basinTemplate('').length);

/** Makers' templates as PDFs. Files are named by their content: they never change, and a duplicate is stored once. */
@Injectable()
export class BasinTemplates {
  constructor(private readonly storage: ObjectStorage) {}

  /** @returns its URL @throws AppError `catalogue/not-a-pdf` */
  async store(content: Buffer): Promise<string> {
    const isPdf =
      pdfStart.test(content.toString('latin1', 0, 8)) &&
      content.toString('latin1', Math.max(0, content.length - endBytes)).includes(pdfEnd);
    if (!isPdf) throw new AppError('catalogue/not-a-pdf');
    const fileName = `${hash('sha256', content, 'hex')}.pdf`;
    await this.storage.put(keyOf(fileName), content);
    return paths.basinTemplate(fileName);
  }

  exists(url: string): Promise<boolean> {
    return this.storage.exists(keyOf(fileNameOf(url)));
  }

  find(fileName: string): Promise<StoredObject | null> {
    return this.storage.get(keyOf(fileName));
  }
}
