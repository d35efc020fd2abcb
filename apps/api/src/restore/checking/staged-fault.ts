/** Something that is wrong with a row of the file, seen together with the others. */
export interface StagedFault {
  table: string;
  /** From one. */
  row: number;
  field: string;
  problem: string;
}
