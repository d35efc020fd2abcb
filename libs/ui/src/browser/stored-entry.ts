/** One entry of browser storage. If storage is refused (private window, full), nothing is stored and the app continues. */
export class StoredEntry<T> {
  constructor(
    private readonly area: 'localStorage' | 'sessionStorage',
    private readonly key: string,
    /** Validates the stored text, which anybody may have changed; null or an exception: invalid. */
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
