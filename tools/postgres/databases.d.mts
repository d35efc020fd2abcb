/** For a test worker, which knows only the admin address of a server that another process started. */
export declare function cloneDatabase(adminUrl: string, template: string, name: string): Promise<string>;
export declare function dropDatabase(adminUrl: string, name: string): Promise<void>;
/** The same server and account, another database. */
export declare function databaseUrl(adminUrl: string, name: string): string;
/** Runs statements on their own short connection. */
export declare function execute(url: string, ...statements: string[]): Promise<void>;
