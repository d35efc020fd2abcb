import type { AdminJob } from './job';

/** An order as lists name it. */
export interface OrderLabel {
  id: string;
  /** 'OR-26-00031'. */
  reference: string;
}

/** An order as staff see it. */
export interface AdminOrder extends OrderLabel, Pick<AdminJob, 'tops'> {
  placedAt: string;
}
