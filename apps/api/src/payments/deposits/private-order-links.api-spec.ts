import { paths } from '@app/contracts';
import { makeOrderToken, orderTokenFor } from '../../appointments';
import { Statements } from '../../database/statements';
import { saveAQuote } from '../../testing/builders/a-basket';
import { useStaff } from '../../testing/servers/use-api';
import { ada, eve, evesMail } from '../testing/ada-and-eve';
import { beginDeposit, saveQuotes } from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';

/** A private link opens the order page, so only the customer gets one (decision 85). */
const { api, cards } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);

async function paidQuote(): Promise<string> {
  const deposit = await beginDeposit(api, ada);
  await payByCard(api, cards, deposit);
  return deposit.quoteId;
}

describe('a private link to an order', () => {
  const tokenFor = (quoteId: string, address: string) =>
    orderTokenFor(api.app.get(Statements), { quoteId, address, at: new Date() });

  it('is only sent to an email address that paid or that staff entered', async () => {
    const { id: quoteId } = await saveAQuote(api);
    await api.post(paths.emailQuote, { quoteId, ...evesMail });
    await staff.put(paths.adminQuoteStatus(quoteId), { status: 'approved' });
    expect(await tokenFor(quoteId, eve.customerEmail)).toBeNull();
    await staff.put(paths.adminQuoteCustomer(quoteId), { customerEmail: ada.customerEmail });
    expect(await tokenFor(quoteId, 'ADA@example.com')).toEqual(expect.any(String));
    expect(await tokenFor(quoteId, eve.customerEmail)).toBeNull();
    expect(await tokenFor(await paidQuote(), ada.customerEmail)).toEqual(expect.any(String));
  });

  it('is sent to the customer of its top, not to the customer of another top of the job', async () => {
    const [first, second] = await saveQuotes(api, 2);
    const ids = [first?.id ?? '', second?.id ?? ''] as const;
    const references = [first, second].map((quote) => quote?.reference);
    await staff.put(paths.quoteJob(ids[0]), { name: 'Abbey Street', references });
    await staff.put(paths.adminQuoteCustomer(ids[1]), { customerEmail: ada.customerEmail });
    const hasLinks = async (address: string) =>
      Promise.all(ids.map(async (id) => (await tokenFor(id, address)) !== null));
    // A top without a customer uses the customer of its job.
    expect(await hasLinks(ada.customerEmail)).toEqual([true, true]);
    await staff.put(paths.adminQuoteCustomer(ids[0]), { customerEmail: 'new@example.com' });
    expect(await hasLinks(ada.customerEmail)).toEqual([false, true]);
    expect(await hasLinks('new@example.com')).toEqual([true, false]);
  });
});

describe('a private link after staff correct the customer', () => {
  const readOrder = (tokenFor: string) => api.get(paths.customerOrder(tokenFor));

  it.each<[string, object, number]>([
    ['ends with another email address', { customerEmail: eve.customerEmail }, 404],
    ['ends if they remove the address', { customerEmail: null }, 404],
    ['stays valid if only the spelling of the address changes', { customerEmail: 'ADA@example.com' }, 200],
    ['stays valid with another name and number', { customerName: 'Ada King', customerPhone: '1' }, 200],
  ])('%s, for every top of its job', async (_, change, status) => {
    const quotes = await saveQuotes(api, 2);
    const [quoteId = '', mateId = ''] = quotes.map(({ id }) => id);
    const references = quotes.map(({ reference }) => reference);
    await staff.put(paths.quoteJob(quoteId), { name: 'Abbey Street', references });
    const { id: depositId } = await beginDeposit(api, { ...ada, quoteIds: [quoteId, mateId] });
    await payByCard(api, cards, { id: depositId });
    const tokens = await Promise.all(
      [quoteId, mateId].map((id) => makeOrderToken(api.app.get(Statements), id, new Date())),
    );
    for (const tokenFor of tokens) expect((await readOrder(tokenFor)).statusCode).toBe(200);
    expect((await staff.put(paths.adminQuoteCustomer(quoteId), change)).statusCode).toBe(200);
    for (const tokenFor of tokens) expect((await readOrder(tokenFor)).statusCode).toBe(status);
  });
});
