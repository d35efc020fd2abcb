import type { BasinShape } from '@app/drawing';

/** A basin from the library, or as somebody entered it. */
export interface PickedBasin extends BasinShape {
  /** Id in the library; absent: entered. */
  id?: number;
  size: BasinShape['size'] & { holes: { rightMm: number; behindMm: number; diameterMm: number }[] };
  /** URL of its template; absent: none. */
  template?: string;
}

export type BasinNumberName = Exclude<keyof BasinShape['size'], 'shape' | 'holes'>;

export interface NumberRange {
  min: number;
  max: number;
}
