import type { readConfig } from './read-config';

/** All settings of a process. A class, so that it can be injected by its type. */
export abstract class AppConfig extends (Object as unknown as abstract new () => Readonly<
  ReturnType<typeof readConfig>
>) {}
