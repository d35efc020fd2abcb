import type { readConfig } from './read-config';

/** Everything the processes of this app are told from outside. A class, so that it is its own injection token. */
export abstract class AppConfig extends (Object as unknown as abstract new () => Readonly<
  ReturnType<typeof readConfig>
>) {}
