import { type AdminOrderDetail, depositLimits, paths } from '@app/contracts';
import { auditEntriesOf } from '../../testing/audit-entries';
import { changeQuote } from '../../testing/builders/change-quote';
import { expectError } from '../../testing/expect-error';
import { useRevisions, type Proposal } from '../testing/use-revisions';

const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';
const {
  api,
  admin,
  staff,
  read,
  detail,
  quoteRow,
  kindsOf,
  answer,
  answered,
  recordAgreement,
  recorded,
  measure,
  propose,
} = useRevisions();

describe('consent on the phone', () => {
  it('is recorded by staff with name and channel on the quote, its order and both timelines, without a task', async () => {
    const { original, revised } = await propose({ isPaid: true });
    await recorded(revised.id, { agreedBy: '  Mrs\tJones ', how: 'email' });
    const agreement = { agreedBy: 'Mrs Jones', how: 'email', recordedBy: expect.any(String) as string };
    const { revision, timeline, order } = await detail(revised.id);
    expect(revision).toMatchObject({ state: 'agreed', recorded: agreement });
    expect(timeline[0]).toMatchObject({
      text: 'Mrs Jones agreed to the revised price by email',
      detail: `${revised.reference} · £355.22`,
      by: revision?.recorded?.recordedBy,
    });
    const { tops } = (await api.get(paths.adminOrder(order?.id ?? ''), admin)).json<AdminOrderDetail>();
    expect(tops).toMatchObject([
      { id: revised.id, agreed: { at: expect.stringMatching(/Z$/) as string, recorded: agreement } },
    ]);
    expect((await kindsOf(original.id)).at(-1)).toBe('revision-agreed');
    // The audit log is never erased, so it contains no customer's name.
    expect(await auditEntriesOf(api, revised.id)).toMatchObject([
      {
        action: 'quote.agree-to-revision',
        before: { totalPrice: '357.00' },
        after: { totalPrice: '355.22', how: 'email' },
      },
    ]);
    expect(await api.sql(`SELECT FROM staff_task WHERE kind = 'revision-answered'`)).toEqual([]);
    expect(await api.sql(`SELECT FROM mail WHERE kind = 'staff-revision-answered'`)).toEqual([]);
  });

  it('can follow a request for a call or a refusal, and completes the call task', async () => {
    const { original, revised } = await propose({ isPaid: true });
    await answered(revised.id, { isAgreed: false });
    await recorded(revised.id);
    expect(await detail(revised.id)).toMatchObject({ status: 'approved', revision: { state: 'agreed' } });
    expect(await quoteRow(original.id)).toMatchObject({ standing: 'superseded' });
    expect(
      await api.sql(`SELECT done_at IS NOT NULL AS is_done FROM staff_task WHERE kind = 'revision-answered'`),
    ).toEqual([{ is_done: true }]);
  });

  it('is final: later records and answers on the page change nothing', async () => {
    const { revised } = await propose();
    await Promise.all([recorded(revised.id), recorded(revised.id)]);
    await recorded(revised.id, { agreedBy: 'Mr Jones' });
    await answered(revised.id);
    expect((await detail(revised.id)).revision?.recorded).toMatchObject({ agreedBy: 'Mrs Jones' });
    expect(await kindsOf(revised.id)).toEqual(['made-by-revision', 'revision-agreed']);
    expect(await auditEntriesOf(api, revised.id)).toHaveLength(1);
    expectError(await staff.post(paths.declineRevision(revised.id), {}), 'revision/answered');
  });

  it('that was given on the share page does not change if staff record it afterwards', async () => {
    const { revised } = await propose();
    await answered(revised.id);
    await recorded(revised.id);
    expect((await detail(revised.id)).revision).toMatchObject({ state: 'agreed', recorded: null });
    expect(await auditEntriesOf(api, revised.id)).toEqual([]);
  });

  it.each([
    ['no name', 'agreedBy', { agreedBy: ' ' }],
    ['a name that is too long', 'agreedBy', { agreedBy: 'J'.repeat(depositLimits.customerName + 1) }],
    ['an unknown channel', 'how', { how: 'pigeon' as never }],
    ['no amount', 'totalPrice', { totalPrice: 355.22 as never }],
  ])('cannot be recorded with %s', { tags: 'thorough' }, async (_, field, request) => {
    const { revised } = await propose();
    const { details } = expectError(await recordAgreement(revised.id, request), 'request/invalid');
    expect(details?.fields).toMatchObject([{ field }]);
  });

  it.each([
    ['of another price', 'quote/price-changed', { totalPrice: '355.23' }, undefined],
    [
      'once the price has expired',
      'revision/expired',
      {},
      ({ revised }: Proposal) =>
        api.sql(`UPDATE quote SET valid_until = created_at + interval '1 ms' WHERE id = $1`, [revised.id]),
    ],
    [
      'while a payment is under review',
      'deposit/in-review',
      {},
      ({ original }: Proposal) => changeQuote(api, original.id, { depositState: 'review' }),
    ],
    [
      'after other sizes were recorded',
      'revision/none',
      {},
      ({ original }: Proposal) => measure(original.id, { lengthMm: 1190, knownVersion: 1 }),
    ],
    [
      'after the customer declined, and other sizes were recorded',
      'revision/none',
      {},
      async ({ original, revised }: Proposal) => {
        await answered(revised.id, { isAgreed: false });
        await measure(original.id, { lengthMm: 1190, knownVersion: 1 });
      },
    ],
  ] as const)('cannot be recorded %s', { tags: 'thorough' }, async (_, code, request, change) => {
    const proposal = await propose();
    await change?.(proposal);
    expectError(await recordAgreement(proposal.revised.id, request), code);
    expect((await detail(proposal.original.id)).isSuperseded).toBe(false);
  });

  it('cannot be recorded on a quote without a proposal', { tags: 'thorough' }, async () => {
    const { original } = await propose();
    expectError(await recordAgreement(original.id, { totalPrice: '357.00' }), 'revision/none');
    expectError(await recordAgreement(unknownId), 'quote/not-found');
  });
});

describe('a refusal on the phone', { tags: 'thorough' }, () => {
  const decline = (id: string) => api.post(paths.declineRevision(id), {}, admin);

  it('is recorded by staff, leaves the first quote unchanged, and creates no call task', async () => {
    const { original, revised } = await propose({ isPaid: true });
    expect((await decline(revised.id)).statusCode).toBe(204);
    expect((await decline(revised.id)).statusCode).toBe(204);
    expect(await read(revised.id)).toMatchObject({ status: 'declined', revision: { state: 'declined' } });
    expect(await quoteRow(original.id)).toMatchObject({ standing: 'current', received: '35.70' });
    for (const id of [original.id, revised.id]) {
      const entries = await api.sql(
        `SELECT actor_id IS NOT NULL AS by_staff FROM timeline_entry
         WHERE quote_id = $1 AND kind = 'revision-declined'`,
        [id],
      );
      expect(entries).toEqual([{ by_staff: true }]);
    }
    expect(await api.sql(`SELECT FROM staff_task WHERE kind = 'revision-answered'`)).toEqual([]);
    expect(await auditEntriesOf(api, revised.id)).toMatchObject([
      { action: 'quote.decline-revision', subject_name: revised.reference, after: { status: 'declined' } },
    ]);
    expectError(await answer(revised.id), 'revision/answered');
  });

  it('can only be recorded on a proposed price', async () => {
    const { original, revised } = await propose();
    expectError(await decline(original.id), 'revision/none');
    expectError(await decline(unknownId), 'quote/not-found');
    await answered(revised.id);
    expectError(await decline(revised.id), 'revision/answered');
  });
});
