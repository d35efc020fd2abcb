/** What is known of a top when its plan is drawn. */
export interface PlanRequest {
  /** Whole millimetres as entered; null while not entered. */
  lengthMm: number | null;
  widthMm: number | null;
  /** Names from the catalogue; the shape is chosen by their words. null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Names of those that cannot be made so; absent: none. */
  conflictingParts?: readonly string[];
  /** Outside these the drawing clamps and says so; absent: a top is drawn as it is. */
  limits?: { lengthMm: Range; widthMm: Range };
}

export interface Range {
  min: number;
  max: number;
}
