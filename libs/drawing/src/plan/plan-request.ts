import type { Places } from './places';

/** What is known of a top to be drawn. */
export interface PlanRequest {
  lengthMm: number | null;
  widthMm: number | null;
  /** Catalogue name, which decides the shape. null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Where somebody has placed the parts; absent or null: their usual places. */
  places?: Places | null;
  /** Names of the parts that cannot be made; absent: none. */
  conflictingParts?: readonly string[];
  /** Sizes outside these limits are clamped and marked; absent: no limits. */
  limits?: { lengthMm: Range; widthMm: Range };
}

export interface Range {
  min: number;
  max: number;
}
