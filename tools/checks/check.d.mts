/** What a step of `npm test` found. Tests and single checks count alike. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What else to say beside the counts: why a step was left out, which browser it used. */
  note?: string;
  /** Names of what failed, for the end of the output. */
  failures?: string[];
  /** Names of what failed at first, and not again. */
  unsteady?: string[];
}

export interface Check {
  name: string;
  run(): Promise<Outcome>;
  /** Names of steps without which this one says nothing. */
  needs?: string[];
  /** It keeps every core busy, or looks at the clock: nothing runs beside it. */
  isAlone?: boolean;
  /** It leaves the cores to others for most of its time, and runs beside them. */
  mostlyWaits?: boolean;
  /**
   * What failed once more, while nothing else runs. Left out where failing once in a hundred times is what the check
   * looks for: kills, lost answers.
   */
  again?(first: Outcome): Promise<Outcome>;
}
