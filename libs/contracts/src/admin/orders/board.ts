import type { OrderLabel } from '../../quotes/order';
import type { OrderStage } from '../../quotes/order-stage';
import type { SizeLimits } from '../../quotes/quote-limits';
import type { TopHold } from './top-card';

/** The columns of staff's board, each with the stages of the orders in it. */
export const boardColumns = {
  'to-measure': ['to-measure'],
  measured: ['measured'],
  'in-production': ['in-production'],
  ready: ['ready'],
  'handed-over': ['delivered', 'collected'],
} as const satisfies Record<string, readonly OrderStage[]>;
export type BoardColumnName = keyof typeof boardColumns;

/** Cards in a column at first, and at most; the list of orders has the rest. */
export const boardLimits = { default: 20, max: 200 } as const;

/**
 * `GET /api/admin/board/{column}?limit=20`: longest in this stage first; in the last column, latest first.
 */
export interface BoardColumn {
  cards: BoardCard[];
  /** Number of cards in all, counted up to 10,001. */
  total: number;
  /** Area of all of them as quoted, in m²: '4.62'. */
  squareMetres: string;
}

export interface BoardCard {
  /** Id of the quote that is made. */
  id: string;
  reference: string;
  order: OrderLabel;
  /** Position among the order's tops that are not cancelled, and their number: 1 of 3. */
  topNumber: number;
  topCount: number;
  stage: OrderStage;
  /** When it reached this stage. */
  since: string;
  /** The quote's status is completed, so it can no longer be moved. */
  isCompleted: boolean;
  customerName: string | null;
  /** Name of its job; null: none. */
  jobName: string | null;
  material: string;
  color: { name: string; hexCode: string; imageUrl: string | null };
  /** Millimetres, as agreed, else as quoted. */
  length: number;
  width: number;
  /** Number of equal tops. */
  quantity: number;
  /** When the sizes to cut were agreed; null: not yet. */
  measuredAt: string | null;
  isDelivery: boolean;
  /** Why work on it has to wait; empty: it need not wait. */
  holds: TopHold[];
  /** Nobody has agreed to the drawing of its sizes yet, and staff gave no reason to cut without that. */
  isDrawingUnsigned: boolean;
}

/** `GET /api/admin/workload`: what the workshop has to cut, against its weekly capacity. */
export interface Workload extends WorkshopSettings {
  /**
   * This week and the next ones. What is in production belongs to this week; what is measured follows, longest waiting
   * first, as much per week as fits. Without a capacity, all of it belongs to this week.
   */
  weeks: WorkloadWeek[];
  /** Measured tops that do not fit into these weeks. */
  later: WorkloadSum;
  /** Paid or approved, without agreed sizes to cut. */
  toMeasure: WorkloadSum;
}

export interface WorkloadSum {
  orders: number;
  squareMetres: string;
}

export interface WorkloadWeek extends WorkloadSum {
  /** Monday and Sunday of the week, London dates. */
  from: string;
  to: string;
  inProduction: string;
  /** Largest area first. */
  colors: WorkloadColor[];
}

export interface WorkloadColor extends WorkloadSum {
  material: string;
  color: string;
  hexCode: string;
}

/** Number of weeks in the workload. */
export const workloadWeeks = 4;

/** `GET /api/admin/workshop`. */
export interface WorkshopSettings {
  /** Weekly capacity in m²; null: not known. */
  weeklySquareMetres: string | null;
  /** Sizes that staff may quote and cut (D52). */
  sizeLimits: SizeLimits;
}

/** `PUT /api/admin/workshop`. */
export interface SetWorkshopRequest {
  /** At most two decimals; null or '' clears it. */
  weeklySquareMetres: string | null;
  maxLengthMm: number;
  maxWidthMm: number;
}

/** Highest weekly capacity, in m². */
export const maxWeeklySquareMetres = 1_000;

/** Job sheets in one PDF: `GET /api/admin/job-sheets?quotes=id,id`. */
export const maxJobSheets = 40;
