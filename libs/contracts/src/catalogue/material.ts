import type { MakingNumbers } from '../making/making-rules';
import type { Color } from './color';

/** A kind of stone with the colours it is sold in (specification §3). */
export interface Material {
  id: number;
  name: string;
  description: string;
  /** Pounds per 100 mm × 100 mm, 3 decimals. Shown as 'From £…/sq ft', not part of a quoted price (D2). */
  basePrice: string;
  isActive: boolean;
  features: string[];
  applications: string[];
  maintenance: string;
  warranty: string;
  /** Available thicknesses by value, such as '20mm'; empty: all. */
  thicknesses: string[];
  /** The owner's numbers for what can be made of it; absent: the usual ones. */
  making?: MakingNumbers;
  colors: Color[];
}
