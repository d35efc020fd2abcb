/** SQL: whether an entry is of the same payment as another one: it is that one, or another order's part of it. */
export const isOfPayment = (entry: string, other: string) =>
  `(${entry}.id = ${other}.id OR (${entry}.job_payment_id = ${other}.job_payment_id AND ${entry}.kind = ${other}.kind))`;
