import { paths, type SaveStaffQuoteResponse } from '@app/contracts';
import { aQuote } from '../../testing/builders/a-quote';
import type { StaffCalls } from '../../testing/as-staff';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectSuccess } from '../../testing/expect-success';
import type { TestApi } from '../../testing/servers/start-api';
import { newIdempotencyKey, withKey } from './a-deposit';

// Ada is the customer of a quote; Eve only has its link.
export const customer = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerPhone: '0118 496 0123',
};
export const ada = {
  ...customer,
  needsDelivery: true,
  deliveryAddress: '1 Friar Street, Reading, RG1 1DA',
};
export const eve = {
  customerName: 'Eve Sly',
  customerEmail: 'eve@evil.example',
  customerPhone: '0118 496 0999',
};
export const evesMail = { name: eve.customerName, email: eve.customerEmail, phone: eve.customerPhone };
export const evesAddress = { needsDelivery: true, deliveryAddress: '9 Long Lane, Reading, RG1 9ZZ' };

/** Staff make a quote for Ada. @returns its id */
export async function aQuoteForAda(api: TestApi, staff: StaffCalls): Promise<string> {
  const top = aQuote(await readCatalogue(api));
  const reply = staff.post(paths.adminQuotes, { ...top, ...customer }, withKey(newIdempotencyKey()));
  return (await expectSuccess<SaveStaffQuoteResponse>(reply)).id;
}

/** Details sent with the link of a quote, from its timeline. */
export const sentDetailsOf = (api: TestApi, quoteId: string) =>
  api.sql<{ details: Record<string, unknown> }>(
    `SELECT details FROM timeline_entry WHERE quote_id = $1 AND kind = 'details-sent'`,
    [quoteId],
  );
