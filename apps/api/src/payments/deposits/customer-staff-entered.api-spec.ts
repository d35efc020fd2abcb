import { paths } from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { changeQuote } from '../../testing/builders/change-quote';
import { expectSuccess } from '../../testing/expect-success';
import { useStaff } from '../../testing/servers/use-api';
import { ada, aQuoteForAda, customer, eve, evesAddress, sentDetailsOf } from '../testing/ada-and-eve';
import { beginDeposit } from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';

/** The customer that staff entered takes precedence over details sent through the quote's link (D56). */
const { api, cards } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);

describe('a customer entered by staff', () => {
  const enterCustomer = (quoteId: string, change: object) =>
    expectSuccess(staff.put(paths.adminQuoteCustomer(quoteId), change));
  const rowOf = async (quoteId: string) => {
    const [row] = await api.sql(
      `SELECT customer_name AS "customerName", customer_email AS "customerEmail", customer_phone AS "customerPhone",
         delivery_address AS "deliveryAddress", customer_from_link AS "isFromLink" FROM quote WHERE id = $1`,
      [quoteId],
    );
    return row;
  };
  const taskNoteOf = (depositId: string) =>
    api.sql(`SELECT note FROM staff_task WHERE deposit_id = $1 AND kind = 'call-customer'`, [depositId]);
  const adaWithoutEmail = { customerName: customer.customerName, customerPhone: customer.customerPhone };
  const adaWithAddress = { ...customer, deliveryAddress: ada.deliveryAddress };
  const otherAddress = { needsDelivery: true, deliveryAddress: '2 Abbey Street, Reading, RG1 3BA' };
  const adaWithoutAddress = { ...customer, deliveryAddress: null };

  it.each<[string, { entered: object; paid: object; after: object; noted: object[]; task: string | null }]>([
    [
      'keeps all details if somebody else pays',
      {
        entered: adaWithAddress,
        paid: { ...eve, ...evesAddress },
        after: adaWithAddress,
        noted: [{ ...eve, deliveryAddress: evesAddress.deliveryAddress }],
        task: 'paid-by-another',
      },
    ],
    [
      'gets no delivery address from another person who pays',
      {
        entered: adaWithoutAddress,
        paid: { ...eve, ...evesAddress },
        after: adaWithoutAddress,
        noted: [{ ...eve, deliveryAddress: evesAddress.deliveryAddress }],
        task: 'paid-by-another',
      },
    ],
    [
      'keeps name and number if a payer with the same email address enters others',
      {
        entered: adaWithAddress,
        paid: { ...ada, customerName: eve.customerName, customerPhone: eve.customerPhone },
        after: adaWithAddress,
        noted: [{ ...eve, customerEmail: customer.customerEmail, deliveryAddress: ada.deliveryAddress }],
        task: null,
      },
    ],
    [
      'keeps the delivery address if the same person pays with another',
      {
        entered: adaWithAddress,
        paid: { ...customer, ...otherAddress },
        after: adaWithAddress,
        noted: [{ ...customer, deliveryAddress: otherAddress.deliveryAddress }],
        task: 'other-address',
      },
    ],
    [
      'gets the delivery address of the same person, without a note if only the spelling of name and number differs',
      {
        entered: adaWithoutAddress,
        paid: { ...ada, customerName: 'ada  lovelace', customerPhone: '+44 (0)118 4960123' },
        after: adaWithAddress,
        noted: [],
        task: null,
      },
    ],
    [
      'keeps all details if only the name matches, which everybody with the link knows',
      {
        entered: { ...adaWithoutEmail, customerEmail: null },
        paid: { ...eve, ...evesAddress, customerName: 'ada lovelace' },
        after: { ...adaWithoutEmail, customerEmail: null, deliveryAddress: null },
        noted: [{ ...eve, customerName: 'ada lovelace', deliveryAddress: evesAddress.deliveryAddress }],
        task: 'paid-by-another',
      },
    ],
    [
      'gets the email address of a payer with the same phone number',
      {
        entered: { customerName: 'Mrs Lovelace', customerPhone: customer.customerPhone, customerEmail: null },
        paid: ada,
        after: { ...adaWithAddress, customerName: 'Mrs Lovelace' },
        noted: [adaWithAddress],
        task: null,
      },
    ],
    [
      'is replaced by the payer if staff removed all details',
      {
        entered: { customerName: null, customerEmail: null, customerPhone: null },
        paid: { ...eve, ...evesAddress },
        after: { ...eve, deliveryAddress: evesAddress.deliveryAddress },
        noted: [],
        task: null,
      },
    ],
  ])('%s', async (_case, { entered, paid, after, noted, task }) => {
    const quoteId = await aQuoteForAda(api, staff);
    await enterCustomer(quoteId, entered);
    const { id } = await beginDeposit(api, { ...paid, quoteId });
    const before = await sentDetailsOf(api, quoteId);
    await payByCard(api, cards, { id });
    expect(await rowOf(quoteId)).toEqual({ ...after, isFromLink: false });
    const notes = (await sentDetailsOf(api, quoteId)).slice(before.length);
    expect(notes.map(({ details }) => details)).toEqual(noted.map((note) => ({ ...note, depositId: id })));
    expect(await taskNoteOf(id)).toEqual([{ note: task }]);
  });

  it('has only the details that staff save, and none that were sent with the link', async () => {
    const { quoteId } = await beginDeposit(api, { ...eve, ...evesAddress });
    await enterCustomer(quoteId, {
      customerName: customer.customerName,
      customerPhone: customer.customerPhone,
    });
    expect(await rowOf(quoteId)).toEqual({
      ...adaWithoutEmail,
      customerEmail: null,
      deliveryAddress: null,
      isFromLink: false,
    });
  });

  it('keeps the details that were sent with the link if staff save them again, including the address', async () => {
    const { quoteId } = await beginDeposit(api, ada);
    await enterCustomer(quoteId, adaWithAddress);
    expect(await rowOf(quoteId)).toEqual({ ...adaWithAddress, isFromLink: false });
    await enterCustomer(quoteId, { deliveryAddress: ' ' });
    expect(await rowOf(quoteId)).toEqual({ ...adaWithoutAddress, isFromLink: false });
  });

  it('stays on a renewed quote, with the address', async () => {
    const quoteId = await aQuoteForAda(api, staff);
    await enterCustomer(quoteId, adaWithAddress);
    await changeQuote(api, quoteId, {
      createdAt: new Date('2026-01-01'),
      validUntil: new Date('2026-02-01'),
    });
    const renewal = await saveAQuote(api, { replacesQuoteId: quoteId });
    expect(renewal.replacesQuoteId).toBe(quoteId);
    expect(await rowOf(renewal.id)).toEqual({ ...adaWithAddress, isFromLink: false });
  });
});
