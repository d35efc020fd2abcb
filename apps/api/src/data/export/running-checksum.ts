import { createHash } from 'node:crypto';
import type { Checksum } from './export-format';

/** Reckons the checksum of a list of rows while they pass. */
export class RunningChecksum {
  private readonly hash = createHash('sha256');
  private rows = 0;

  get isEmpty(): boolean {
    return this.rows === 0;
  }

  add(rows: readonly string[]): void {
    if (rows.length === 0) return;
    this.hash.update((this.isEmpty ? '' : '\n') + rows.join('\n'));
    this.rows += rows.length;
  }

  /** The latest row has this too. */
  goOn(part: string): void {
    this.hash.update(part);
  }

  end(): Checksum {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}
