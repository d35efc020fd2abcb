import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMailbox, type TestMailbox } from './testing/start-mailbox';

let mailbox: TestMailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.stop());

const pdf = { filename: 'quote.pdf', content: Buffer.from('%PDF-1.7 …'), contentType: 'application/pdf' };

it('stores a mail with sender, recipients, text, HTML and attachments', async () => {
  await mailbox.send({
    to: 'Eleanor Marsh <eleanor@example.com>',
    bcc: 'team@example.com',
    subject: 'Your quote – £233.10',
    text: 'Grüße £',
    html: '<p>Grüße £</p>',
    headers: [
      { key: 'X-Twice', value: 'one' },
      { key: 'X-Twice', value: 'two' },
    ],
    attachments: [pdf, { filename: 'plan.png', content: 'png', cid: 'plan@shop' }],
  });

  const mail = await mailbox.newest();
  expect(mail).toMatchObject({
    from: 'shop@example.com',
    to: ['eleanor@example.com', 'team@example.com'],
    subject: 'Your quote – £233.10',
    attachments: [
      { name: 'plan.png', type: 'image/png', cid: 'plan@shop' },
      { name: 'quote.pdf', type: 'application/pdf', size: pdf.content.length, cid: null },
    ],
  });
  expect(mail.html?.trim()).toBe('<p>Grüße £</p>');
  expect(mail.text?.trim()).toBe('Grüße £');
  expect(mail.headers.filter(({ name }) => name === 'X-Twice').map(({ value }) => value)).toEqual([
    'one',
    'two',
  ]);
  expect(mail.headers.some(({ name }) => name === 'Bcc')).toBe(false);
  const attachment = await mailbox.get(`/api/mails/${mail.id}/attachments/2`);
  expect(attachment.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await attachment.arrayBuffer())).toEqual(pdf.content);
  expect(await (await mailbox.get(`/api/mails/${mail.id}/source`)).text()).toContain('MIME-Version: 1.0');
});

it('lists the newest first, or those to one address', async () => {
  await mailbox.send({ to: 'a@example.com', subject: 'First quote' });
  await mailbox.send({ to: 'b@example.com', subject: 'Second quote' });
  const subjects = async (query = {}) => (await mailbox.list(query)).map(({ subject }) => subject);

  expect(await subjects()).toEqual(['Second quote', 'First quote']);
  expect(await subjects({ to: 'A@EXAMPLE.com' })).toEqual(['First quote']);
  expect(await subjects({ to: 'a@example' })).toEqual([]);
});

it('has all mails after a restart', async () => {
  await mailbox.send({ subject: 'Kept', attachments: [pdf] });
  const before = await mailbox.list();
  await mailbox.restart();

  expect(await mailbox.list()).toEqual(before);
  expect((await mailbox.newest()).attachments).toHaveLength(1);
});

it('starts even with truncated files or files of other programs', async () => {
  await mailbox.send({ subject: 'Whole' });
  writeFileSync(join(mailbox.dataFolder, '20260101T000000000Z.eml'), 'Subject: no envelope');
  writeFileSync(join(mailbox.dataFolder, '20260101T000000001Z.json'), '{"id":');
  writeFileSync(join(mailbox.dataFolder, '20260101T000000001Z.eml'), 'Subject: half an envelope');
  writeFileSync(join(mailbox.dataFolder, 'notes.txt'), 'mine');
  await mailbox.restart();

  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['Whole']);
});

it('no longer lists a mail whose file was deleted', async () => {
  await mailbox.send();
  const [mail] = await mailbox.list();
  rmSync(join(mailbox.dataFolder, `${mail?.id}.eml`));

  for (const path of ['', '/source', '/attachments/1', '/../../package.json', '/attachments/x'])
    expect(await mailbox.statusOf(`/api/mails/${mail?.id}${path}`)).toBe(404);
  expect(await mailbox.statusOf('/mails/20990101T000000000Z')).toBe(404);
});

it('keeps only the configured number of newest mails', async () => {
  await mailbox.stop();
  mailbox = await startMailbox({ kept: 3 });
  for (const subject of ['1', '2', '3', '4', '5']) await mailbox.send({ subject });

  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['5', '4', '3']);
  expect(readdirSync(mailbox.dataFolder)).toHaveLength(6);
});
