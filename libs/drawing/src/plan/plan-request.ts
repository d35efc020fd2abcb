import type { Places } from './places';

/** What is known of a top to be drawn. */
export interface PlanRequest {
  lengthMm: number | null;
  widthMm: number | null;
  /** Catalogue names, which decide the shape. null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Where somebody has placed the parts; absent or null: where they usually go. */
  places?: Places | null;
  /** Those that cannot be made, by name; absent: none. */
  conflictingParts?: readonly string[];
  /** Sizes outside are clamped and marked; absent: drawn as they are. */
  limits?: { lengthMm: Range; widthMm: Range };
}

export interface Range {
  min: number;
  max: number;
}
