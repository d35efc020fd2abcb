/**
 * One entry of what a browser stores for us. It may refuse, in a private window or when storage is full: then nothing is
 * stored, and all goes on without it.
 */
export class StoredEntry<T> {
  constructor(
    private readonly area: 'localStorage' | 'sessionStorage',
    private readonly key: string,
    /** Checks what lies there, which anybody may have touched; null, or an error: it is not ours. */
    private readonly parse: (stored: string) => T | null,
  ) {}

  read(): T | null {
    return attempt(() => {
      const stored = globalThis[this.area].getItem(this.key);
      return stored === null ? null : this.parse(stored);
    });
  }

  /** @returns whether it is stored */
  write(value: string): boolean {
    return attempt(() => globalThis[this.area].setItem(this.key, value)) !== null;
  }

  clear(): void {
    attempt(() => globalThis[this.area].removeItem(this.key));
  }
}

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
