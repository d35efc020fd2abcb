// @module-tag thorough
import { startMailbox, type TestMailbox } from './testing/start-mailbox';

let mailbox: TestMailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ kept: 200 });
});
afterEach(() => mailbox.stop());

const page = async (path: string) => (await mailbox.get(path)).text();

it('says that there is no mail yet, then lists the newest first', async () => {
  expect(await page('/')).toContain('No mail yet.');

  await mailbox.send({ subject: 'First' });
  await mailbox.send({
    subject: '',
    to: 'team@example.com',
    attachments: [{ filename: 'a.pdf', content: 'a' }],
  });
  expect(await page('/')).toMatch(
    /2 mails[^]*\(no subject\)[^]*to team@example\.com[^]*1 attachment[^]*First/,
  );
});

it('shows a mail as HTML, text and source', async () => {
  await mailbox.send({ subject: 'Both', text: 'as text', html: '<p>as HTML</p>' });
  const { id } = await mailbox.newest();

  expect(await page(`/mails/${id}?width=phone&scheme=dark`)).toContain(
    `src="/mails/${id}/html?width=phone&#38;scheme=dark&#38;images=on"`,
  );
  expect(await page(`/mails/${id}/html`)).toContain('<p>as HTML</p>');
  expect(await page(`/mails/${id}?view=text`)).toMatch(/<pre[^>]*>\nas text/);
  expect(await page(`/mails/${id}`)).toContain(`href="/api/mails/${id}/source"`);
});

it('shows a mail without HTML as text', async () => {
  await mailbox.send({ text: 'text alone' });
  const { id } = await mailbox.newest();

  expect(await page(`/mails/${id}`)).toMatch(/<pre[^>]*>\ntext alone/);
  expect(await page(`/mails/${id}`)).not.toContain('As HTML');
  expect(await mailbox.statusOf(`/mails/${id}/html`)).toBe(404);
});
