/** A throwaway PostgreSQL for tests: fast, in memory where there is room, gone with the run. */
export interface TestServer {
  /** For CREATE and DROP DATABASE. */
  adminUrl: string;
  urlOf(database: string): string;
  /** Makes a database, lets `prepare` fill it, then closes it for everybody, so that it can be cloned. */
  createTemplate(name: string, prepare: (url: string) => Promise<void>): Promise<void>;
  /** A fresh copy of a template; resolves to its connection string. */
  clone(template: string, name: string): Promise<string>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
}

export declare function startTestServer(): Promise<TestServer>;
