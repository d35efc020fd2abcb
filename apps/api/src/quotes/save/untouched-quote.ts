import type { QuoteRow } from '../read/quote-row';

/** Of a top's first quote as it is saved, before anybody pays, measures or replaces it: the defaults of its table. */
export const untouchedQuote = {
  status: 'pending',
  standing: 'current',
  deposit_state: 'none',
  received: '0.00',
  replaces_quote_id: null,
  placed_order_id: null,
  same_top: null,
  job: null,
  job_name: null,
  measured_at: null,
  agreed_size: null,
  customer_name: null,
  customer_email: null,
  customer_phone: null,
  customer_from_link: false,
  delivery_address: null,
  override_reason: null,
  deleted_at: null,
  erased_at: null,
} as const satisfies Partial<QuoteRow>;
