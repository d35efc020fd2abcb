import type { Readable } from 'node:stream';
import type { OnModuleInit } from '@nestjs/common';

/** What is kept, by how its key ends. */
const types = { jpg: 'image/jpeg', avif: 'image/avif', pdf: 'application/pdf' } as const;
type ObjectType = (typeof types)[keyof typeof types];

/** A folder and a name. Nothing that leads out of the folder, or into another one, can be written in this way. */
export const keyForm = /^[a-z]{1,20}\/[A-Za-z0-9_-]{1,100}\.(?<ending>jpg|avif|pdf)$/;

/** The type of an object by its key. @throws Error where the key has not the form: somebody made a mistake */
export function typeOfKey(key: string): ObjectType {
  const ending = keyForm.exec(key)?.groups?.ending;
  if (!ending) throw new Error('A key of the object storage has not the form of one.');
  return types[ending as keyof typeof types];
}

export interface StoredObject {
  /** Must be read or destroyed. */
  content: Readable;
  /** Bytes. */
  size: number;
  type: ObjectType;
}

/** Bytes, or a file of ours that holds them: large ones then need not be in memory. */
export type ObjectContent = Buffer | { path: string };

/** A bucket is far away, and there may be thousands. */
const askedAtOnce = 20;

/**
 * Where files are kept: a folder, or a service that speaks S3. Keys have the form of `object-key.ts`; what a file is
 * called by those who sent it is never part of one.
 */
export abstract class ObjectStorage implements OnModuleInit {
  /** Looks at the start whether files can be kept at all, so that it is not the first visitor who finds out. */
  abstract onModuleInit(): Promise<void>;
  /** Keeps a file, all of it or nothing; one of the same key is replaced. */
  abstract put(key: string, content: ObjectContent): Promise<void>;
  /** null: there is none. */
  abstract get(key: string): Promise<StoredObject | null>;
  abstract exists(key: string): Promise<boolean>;

  /** Those of the keys under which there is none. */
  async missing(keys: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let at = 0; at < keys.length; at += askedAtOnce) {
      const some = keys.slice(at, at + askedAtOnce);
      const areHere = await Promise.all(some.map((key) => this.exists(key)));
      missing.push(...some.filter((_, index) => !areHere[index]));
    }
    return missing;
  }

  /** Where there is none, nothing happens. */
  abstract delete(key: string): Promise<void>;
  /** Removes what was begun before a time and never finished, as a process ended over it. */
  abstract removeUnfinished(before: Date): Promise<void>;
}
