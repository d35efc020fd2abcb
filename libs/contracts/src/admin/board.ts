import type { OrderLabel } from '../quotes/order';
import type { OrderStage } from '../quotes/order-stage';

/** The columns of staff's board, each with the stages of the orders in it. */
export const boardColumns = {
  'to-measure': ['to-measure'],
  measured: ['measured'],
  'in-production': ['in-production'],
  ready: ['ready'],
  'handed-over': ['delivered', 'collected'],
} as const satisfies Record<string, readonly OrderStage[]>;
export type BoardColumnName = keyof typeof boardColumns;

/** How many cards a column shows at first, and at most: the list of orders has the rest. */
export const boardLimits = { default: 20, max: 200 } as const;

/**
 * `GET /api/admin/board/{column}?limit=20`: what has stood there longest comes first; of what was handed over, the
 * latest.
 */
export interface BoardColumn {
  cards: BoardCard[];
  /** All that stand there, as far as they are counted: up to 10,001. */
  total: number;
  /** Of those, as they were quoted: '4.62'. */
  squareMetres: string;
}

export interface BoardCard {
  /** The quote that is made. */
  id: string;
  reference: string;
  order: OrderLabel;
  /** Which of the tops of its order that go on it is, and how many these are. */
  place: number;
  places: number;
  stage: OrderStage;
  /** Since when it stands there. */
  since: string;
  /** Its status is completed: it moves no more. */
  isCompleted: boolean;
  customerName: string | null;
  /** Of the job that it is part of; null: none. */
  jobName: string | null;
  material: string;
  color: { name: string; hexCode: string; imageUrl: string | null };
  /** Millimetres, as agreed; as quoted where nothing is. */
  length: number;
  width: number;
  /** So many equal tops. */
  quantity: number;
  /** When the sizes to cut were agreed; null: they are not. */
  measuredAt: string | null;
  isDelivery: boolean;
}

/** `GET /api/admin/workload`: what the workshop has to cut, beside what it cuts in a week. */
export interface Workload {
  /** As staff set it; null: nobody has. */
  weeklySquareMetres: string | null;
  /**
   * This week and those to come. What is in production is this week's; what is measured follows, the longest waiting
   * first, as much in each week as fits. Without a week's measure all of it is this week's.
   */
  weeks: WorkloadWeek[];
  /** What is measured beyond the last of these weeks. */
  later: WorkloadSum;
  /** Paid or approved, and without sizes to cut. */
  toMeasure: WorkloadSum;
}

export interface WorkloadSum {
  orders: number;
  squareMetres: string;
}

export interface WorkloadWeek extends WorkloadSum {
  /** London days of its Monday and Sunday. */
  from: string;
  to: string;
  inProduction: string;
  /** Most of it first. */
  stone: WorkloadStone[];
}

export interface WorkloadStone extends WorkloadSum {
  material: string;
  color: string;
  hexCode: string;
}

/** How many weeks a workload looks ahead. */
export const workloadWeeks = 4;

/** `PUT /api/admin/workload`. */
export interface SetWeeklyCapacityRequest {
  /** At most two decimals; null or '' takes it away. */
  weeklySquareMetres: string | null;
}
/** What a workshop cuts in a week, in square metres. */
export const maxWeeklySquareMetres = 1_000;

/** `GET /api/admin/job-sheets?quotes=id,id`: so many at a time, one page each. */
export const maxJobSheets = 40;
