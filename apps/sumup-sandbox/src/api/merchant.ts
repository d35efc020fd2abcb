import type { Sandbox } from '../sandbox';
import type { Answer } from './answer';

const since = '2026-01-05T09:00:00Z';

export function readMerchant({ config }: Sandbox): Answer {
  const body = {
    merchant_code: config.merchantCode,
    country: 'GB',
    default_currency: 'GBP',
    default_locale: 'en-GB',
    sandbox: true,
    company: { name: config.merchantName },
    business_profile: { name: config.merchantName },
    created_at: since,
    updated_at: since,
  };
  return { status: 200, body };
}
