import type { readConfig } from './read-config';

/** All settings of this app's processes. A class, so that it is its own injection token. */
export abstract class AppConfig extends (Object as unknown as abstract new () => Readonly<
  ReturnType<typeof readConfig>
>) {}
