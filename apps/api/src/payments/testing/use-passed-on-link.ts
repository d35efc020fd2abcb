import { paths } from '@app/contracts';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { useStaff } from '../../testing/servers/use-api';
import { aDeposit, newIdempotencyKey, withKey } from './a-deposit';
import { ada, aQuoteForAda, eve } from './ada-and-eve';
import { useCards } from './use-cards';

/** Requests of a person who only has the link of somebody else's quote. */
export function usePassedOnLink() {
  const { api, cards } = useCards({ DEPOSITS_PER_HOUR: '100000' });
  const staff = useStaff(api);

  const sizes = { lengthMm: 1200, widthMm: 350, note: '', how: 'phone', price: 'keep' };
  async function measuredQuoteOfStaff(): Promise<string> {
    const id = await aQuoteForAda(api, staff);
    expect((await staff.put(paths.adminQuoteStatus(id), { status: 'approved' })).statusCode).toBe(200);
    expect((await staff.post(paths.measurements(id), { ...sizes, knownVersion: null })).statusCode).toBe(201);
    return id;
  }
  const deposit = (details: object) =>
    api.post(paths.deposits, aDeposit({ ...eve, ...details }), withKey(newIdempotencyKey()));
  async function basketWith(quoteId: string): Promise<string> {
    const session = aSession();
    await fillBasket(api, session, await saveAQuote(api, { basketSessionId: session }));
    await api.post(paths.basketItems(session), { quoteId });
    return session;
  }
  /** The customer, order, job and pages of a quote: everything that a request with its link could affect. */
  async function readQuoteAndOrder(quoteId: string) {
    const [quote] = await api.sql(
      `SELECT customer_name, customer_email, customer_phone, delivery_address, status, standing, received,
       (SELECT stage FROM order_item WHERE agreed_id = quote.id AND is_placed) AS stage,
       (SELECT job_id FROM job_top WHERE job_top.top_id = quote.top_id) AS job_id,
       ARRAY(SELECT token_hash FROM order_link WHERE quote_id = quote.id) AS links,
       ARRAY(SELECT (payment_attempt.id, state, payment_url, customer_email, delivery_address)::text
         FROM order_item JOIN deposit USING (order_id) JOIN payment_attempt ON deposit_id = deposit.id
         WHERE quote_id = quote.id AND customer_name = '${ada.customerName}' ORDER BY 1) AS pages
     FROM quote WHERE id = $1`,
      [quoteId],
    );
    return quote;
  }
  const mailsTo = async (address: string, startedAt: Date) =>
    (
      await api.sql<{ kind: string }>(
        'SELECT kind FROM mail WHERE lower(to_address) = $1 AND created_at >= $2 ORDER BY kind',
        [address, startedAt],
      )
    ).map(({ kind }) => kind);
  return { api, cards, staff, sizes, measuredQuoteOfStaff, deposit, basketWith, readQuoteAndOrder, mailsTo };
}
