import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** What OWASP asks of argon2id, which is the package's default kind: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes of passwords. Each call takes tens of milliseconds, on a thread of its own. */
@Injectable()
export class Passwords {
  /** A field, so that a test can count the work. */
  readonly compare = verify;
  private nobodys: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** Whether a password belongs to a hash. Where there is none, no, and after the same work. */
  async verify(kept: string | undefined, password: string): Promise<boolean> {
    this.nobodys ??= this.hash(randomBytes(32).toString('base64'));
    const isRight = await this.compare(kept ?? (await this.nobodys), password);
    return isRight && kept !== undefined;
  }

  /** Makes the hash of nobody's password, so that the first unknown account is not told by its time. */
  async onModuleInit(): Promise<void> {
    this.nobodys ??= this.hash(randomBytes(32).toString('base64'));
    await this.nobodys;
  }
}
