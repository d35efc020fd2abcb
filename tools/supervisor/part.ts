/** One running piece of the product: a process with a name, a log, and an end. */
export interface Part {
  name: string;
  pid: number;
  logFile: string;
  /** Says how it ended, once it has: 'exit code 1', 'killed by SIGKILL'. */
  exited: Promise<string>;
  /** Asks it to finish what it does and leave; insists after ten seconds. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

/** A step of starting up. One that leaves nothing running (a migration) returns nothing. */
export interface Stage {
  name: string;
  /** The built bundle it runs, where it runs one. */
  script?: string;
  /** `announce` is told of a process the moment it runs, healthy or not, so that it can be found again. */
  start(signal: AbortSignal, announce: (part: Part) => void): Promise<Part | undefined>;
}
