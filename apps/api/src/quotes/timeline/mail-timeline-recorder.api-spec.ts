import { Statements } from '../../database/statements';
import { FinishMail, addMail } from '../../mail';
import type { MailRow } from '../../mail/mail-statements';
import { saveAQuote } from '../../testing/builders/a-basket';
import { useApi, useWorker } from '../../testing/servers/use-api';

const api = useApi();
/** The mail server does not exist. */
const worker = useWorker(api);

const entriesOf = (quoteId: string) =>
  api.sql(
    `SELECT kind, details FROM timeline_entry WHERE quote_id = $1 AND details->>'mailId' IS NOT NULL ORDER BY id`,
    [quoteId],
  );

it.each(['sent', 'failed'] as const)(
  'a mail that was %s is on the timeline of each of its quotes once',
  async (outcome) => {
    const [first, second] = [await saveAQuote(api), await saveAQuote(api)];
    // Due tomorrow, so that the worker does not send it.
    const mail = await api.app.get(Statements).transaction(async (tx) => {
      const id = await addMail(tx, {
        kind: 'quotes',
        key: outcome,
        to: { name: null, address: 'ada@example.com' },
        quoteIds: [first.id, second.id, 'of-no-quote'],
        at: new Date(),
      });
      const [row] = await tx.query<MailRow[]>(
        `UPDATE mail SET next_try_at = now() + interval '1 day', composed_at = now(), subject = 'Your quotes'
         WHERE id = $1 RETURNING *, quote_ids AS "quoteIds"`,
        [id],
      );
      return row as MailRow;
    });
    const finishMail = worker.get(FinishMail, { strict: false });
    const finish = () =>
      outcome === 'sent'
        ? finishMail.markSent(mail)
        : finishMail.markFailed(mail, 'RCPT TO: 550 no such user');
    await finish();
    await finish();
    const entry = { kind: `mail-${outcome}`, details: { kind: 'quotes', mailId: mail.id } };
    expect(await entriesOf(first.id)).toEqual([entry]);
    expect(await entriesOf(second.id)).toEqual([entry]);
  },
);
