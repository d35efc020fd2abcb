/**
 * PostgreSQL's channel by which a process that made an attempt due wakes the workers, in the statement that makes it
 * due. A call that nobody hears costs nothing but a few seconds: the rows say what is due.
 */
export const paymentsDue = 'payments_due';
