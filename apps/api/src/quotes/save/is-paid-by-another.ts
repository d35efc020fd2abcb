/** SQL: a phone number in any spelling. */
export const phoneDigits = (phone: string) => `right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`;

/**
 * SQL: whether a quote has a customer, entered by staff or known by a payment, and a deposit for it was begun by somebody
 * else (D56). The e-mail address tells, or the phone number where there is none; anybody with the link may know the name.
 */
export const isPaidByAnother = `
  CASE
    WHEN quote.customer_from_link
      OR num_nonnulls(quote.customer_name, quote.customer_email, quote.customer_phone) = 0 THEN false
    WHEN quote.customer_email IS NOT NULL THEN lower(quote.customer_email) <> lower(deposit.customer_email)
    ELSE (${phoneDigits('quote.customer_phone')} = ${phoneDigits('deposit.customer_phone')}) IS NOT TRUE
  END`;
