import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** OWASP's minimum for argon2id, the package's default: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each call takes tens of milliseconds, outside the main thread. */
@Injectable()
export class Passwords {
  /** A field, so that a test can count the calls. */
  readonly compare = verify;
  private dummyHash: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** Without a hash, does the same work and returns false, so that response times do not show which accounts exist. */
  async verify(storedHash: string | undefined, password: string): Promise<boolean> {
    this.dummyHash ??= this.hash(randomBytes(32).toString('base64'));
    const isRight = await this.compare(storedHash ?? (await this.dummyHash), password);
    return isRight && storedHash !== undefined;
  }

  /** Prepared at startup, so that the first unknown account takes no longer. */
  async onModuleInit(): Promise<void> {
    this.dummyHash ??= this.hash(randomBytes(32).toString('base64'));
    await this.dummyHash;
  }
}
