/**
 * SQL: something about an order of `quote` is not as its customer would have it: money goes back, or a message of
 * theirs waits for an answer. Nobody asks them for praise meanwhile.
 */
export const isUneasy = `(
  EXISTS (
    SELECT FROM quote AS same JOIN deposit_quote ON quote_id = same.id JOIN refund USING (deposit_id)
    WHERE same.top_id = quote.top_id AND (refund.settled_at IS NULL OR refund.created_at >= quote.stage_since))
  OR EXISTS (
    SELECT FROM contact_inquiry
    WHERE lower(email) = lower(quote.customer_email) AND contact_inquiry.status IN ('new', 'in-progress')))`;
