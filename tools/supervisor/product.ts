import type { PortName } from './settings.ts';
import type { Part, Stage } from './part.ts';
import type { PartFailed } from './part-failed.ts';
import type { Settings } from './settings.ts';
import type { Place } from './product-stages.ts';

export interface StartOptions {
  env?: NodeJS.ProcessEnv;
  /** Data, logs and the lock; `.data` of the checkout when not given. */
  dataDir?: string;
  ports?: Partial<Record<PortName, number>>;
  /** No progress on the screen. */
  quiet?: boolean;
  /** What to start instead of the built product: development servers, or stand-ins in tests. */
  stages?: (settings: Settings, place: Place) => Stage[];
}

export interface Product {
  urls: {
    shop: string;
    admin: string;
    adminRemote: string;
    api: string;
    apiDocs: string;
    database: string;
    /** Origin of the card pages, where a stand-in of ours serves them. */
    sumupSandbox?: string;
    /** Where postcodes are looked up, where that is a stand-in of ours. */
    postcodes?: string;
    /** Where the mail that the product sends can be read, where that is a mailbox of ours. */
    mailbox?: string;
  };
  /** Sample content, and an admin whose password is announced. */
  isDemo: boolean;
  processes: Record<string, number>;
  parts: readonly Part[];
  /** Resolves when a part ended by itself and the rest was stopped because of it. */
  lost: Promise<PartFailed>;
  /** In reverse order of starting, PostgreSQL last. */
  stop(): Promise<void>;
}

/** A product that is starting: it can be stopped or killed before it is up. */
export interface StartingProduct {
  started: Promise<Product>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}
