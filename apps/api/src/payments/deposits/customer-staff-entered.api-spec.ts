import { paths } from '@app/contracts';
import { saveAQuote } from '../../testing/a-basket';
import { changeQuote } from '../../testing/change-quote';
import { expectSuccess } from '../../testing/expect-success';
import { useStaff } from '../../testing/use-api';
import { ada, aQuoteForAda, customer, eve, evesAddress, sentDetailsOf } from '../testing/ada-and-eve';
import { beginDeposit } from '../testing/a-deposit';
import { payByCard, useCards } from '../testing/use-cards';

/** Staff's word about whose order it is goes before what comes with its link (D56). */
const { api, cards } = useCards({ DEPOSITS_PER_HOUR: '100000' });
const staff = useStaff(api);

describe('a customer entered by staff', () => {
  const put = (quoteId: string, change: object) =>
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
  const onThePhone = { customerName: customer.customerName, customerPhone: customer.customerPhone };
  const adaAt = { ...customer, deliveryAddress: ada.deliveryAddress };
  const elsewhere = { needsDelivery: true, deliveryAddress: '2 Abbey Street, Reading, RG1 3BA' };
  const staffMade = { ...customer, deliveryAddress: null };

  it.each<[string, { entered: object; paid: object; after: object; noted: object[]; task: string | null }]>([
    [
      'stays when somebody else pays, and so does the address',
      {
        entered: adaAt,
        paid: { ...eve, ...evesAddress },
        after: adaAt,
        noted: [{ ...eve, deliveryAddress: evesAddress.deliveryAddress }],
        task: 'paid-by-another',
      },
    ],
    [
      'gets no address from another person who pays for delivery',
      {
        entered: staffMade,
        paid: { ...eve, ...evesAddress },
        after: staffMade,
        noted: [{ ...eve, deliveryAddress: evesAddress.deliveryAddress }],
        task: 'paid-by-another',
      },
    ],
    [
      'keeps name and number if a payer with the same e-mail enters others',
      {
        entered: adaAt,
        paid: { ...ada, customerName: eve.customerName, customerPhone: eve.customerPhone },
        after: adaAt,
        noted: [{ ...eve, customerEmail: customer.customerEmail, deliveryAddress: ada.deliveryAddress }],
        task: null,
      },
    ],
    [
      'keeps the address if the same person pays for another',
      {
        entered: adaAt,
        paid: { ...customer, ...elsewhere },
        after: adaAt,
        noted: [{ ...customer, deliveryAddress: elsewhere.deliveryAddress }],
        task: 'other-address',
      },
    ],
    [
      'gets the address that the same person pays for, without a note, in any spelling of name and number',
      {
        entered: staffMade,
        paid: { ...ada, customerName: 'ada  lovelace', customerPhone: '+44 (0)118 4960123' },
        after: adaAt,
        noted: [],
        task: null,
      },
    ],
    [
      'stays if it is only a name, which everybody with the link knows',
      {
        entered: { ...onThePhone, customerEmail: null },
        paid: { ...eve, ...evesAddress, customerName: 'ada lovelace' },
        after: { ...onThePhone, customerEmail: null, deliveryAddress: null },
        noted: [{ ...eve, customerName: 'ada lovelace', deliveryAddress: evesAddress.deliveryAddress }],
        task: 'paid-by-another',
      },
    ],
    [
      'gets the e-mail of a payer with the same number',
      {
        entered: { customerName: 'Mrs Lovelace', customerPhone: customer.customerPhone, customerEmail: null },
        paid: ada,
        after: { ...adaAt, customerName: 'Mrs Lovelace' },
        noted: [adaAt],
        task: null,
      },
    ],
    [
      'is the payer if staff removed all details',
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
    await put(quoteId, entered);
    const { id } = await beginDeposit(api, { ...paid, quoteId });
    const before = await sentDetailsOf(api, quoteId);
    await payByCard(api, cards, { id });
    expect(await rowOf(quoteId)).toEqual({ ...after, isFromLink: false });
    const notes = (await sentDetailsOf(api, quoteId)).slice(before.length);
    expect(notes.map(({ details }) => details)).toEqual(noted.map((note) => ({ ...note, depositId: id })));
    expect(await taskNoteOf(id)).toEqual([{ note: task }]);
  });

  it('is what they save, and nothing else that came with the link', async () => {
    const { quoteId } = await beginDeposit(api, { ...eve, ...evesAddress });
    await put(quoteId, { customerName: customer.customerName, customerPhone: customer.customerPhone });
    expect(await rowOf(quoteId)).toEqual({
      ...onThePhone,
      customerEmail: null,
      deliveryAddress: null,
      isFromLink: false,
    });
  });

  it('is everything that came with the link if they confirm it, including the address', async () => {
    const { quoteId } = await beginDeposit(api, ada);
    await put(quoteId, adaAt);
    expect(await rowOf(quoteId)).toEqual({ ...adaAt, isFromLink: false });
    await put(quoteId, { deliveryAddress: ' ' });
    expect(await rowOf(quoteId)).toEqual({ ...staffMade, isFromLink: false });
  });

  it('stays on the renewed quote, with the address', async () => {
    const quoteId = await aQuoteForAda(api, staff);
    await put(quoteId, adaAt);
    await changeQuote(api, quoteId, {
      createdAt: new Date('2026-01-01'),
      validUntil: new Date('2026-02-01'),
    });
    const renewed = await saveAQuote(api, { replacesQuoteId: quoteId });
    expect(renewed.replacesQuoteId).toBe(quoteId);
    expect(await rowOf(renewed.id)).toEqual({ ...adaAt, isFromLink: false });
  });
});
