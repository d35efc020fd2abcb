import type { Readable } from 'node:stream';
import type { OnModuleInit } from '@nestjs/common';

/** Content types by the key's extension. */
const types = { jpg: 'image/jpeg', avif: 'image/avif', pdf: 'application/pdf' } as const;
type ObjectType = (typeof types)[keyof typeof types];

/** A folder and a name: no key can lead out of the folder. */
const keyPattern = /^[a-z]{1,20}\/[A-Za-z0-9_-]{1,100}\.(?<extension>jpg|avif|pdf)$/;

/** @throws Error for a malformed key, which is a bug */
export function typeOfKey(key: string): ObjectType {
  const extension = keyPattern.exec(key)?.groups?.extension;
  if (!extension) throw new Error('An object storage key is malformed.');
  return types[extension as keyof typeof types];
}

export interface StoredObject {
  /** Must be read or destroyed. */
  content: Readable;
  /** Bytes. */
  size: number;
  type: ObjectType;
}

/** A file's path, for content too large for memory. */
export type ObjectContent = Buffer | { path: string };

/** Limits parallel requests to a remote bucket. */
const parallelRequests = 20;

/** Stores files in a folder or in an S3 service. File names from uploads are never part of a key. */
export abstract class ObjectStorage implements OnModuleInit {
  /** Checks at startup whether files can be stored, before a visitor uploads one. */
  abstract onModuleInit(): Promise<void>;
  /** All or nothing; replaces a file of the same key. */
  abstract put(key: string, content: ObjectContent): Promise<void>;
  /** Null: no such file. */
  abstract get(key: string): Promise<StoredObject | null>;
  abstract exists(key: string): Promise<boolean>;

  async missing(keys: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let start = 0; start < keys.length; start += parallelRequests) {
      const batch = keys.slice(start, start + parallelRequests);
      const found = await Promise.all(batch.map((key) => this.exists(key)));
      missing.push(...batch.filter((_, index) => !found[index]));
    }
    return missing;
  }

  abstract delete(key: string): Promise<void>;
  /** Removes files that were begun before a time and never finished, because a process died. */
  abstract removeUnfinished(before: Date): Promise<void>;
}
