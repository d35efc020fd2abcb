// @module-tag thorough
import { startMailbox, type TestMailbox } from '../testing/start-mailbox';

let mailbox: TestMailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ kept: 200 });
});
afterEach(() => mailbox.stop());

const page = async (path: string) => (await mailbox.get(path)).text();

it('says so while there is no mail, and then lists the newest first', async () => {
  expect(await page('/')).toContain('No mail yet.');
  expect(await page('/')).not.toContain('Delete all');

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

it('finds mails by their subject and by whom they are for', async () => {
  await mailbox.send({ subject: 'Your quote', to: 'eleanor@example.com' });
  await mailbox.send({ subject: 'A deposit was paid', to: 'team@example.com' });

  expect(await page('/?q=QUOTE')).toContain('1 of 2 mails');
  expect(await page('/?q=team%40')).toMatch(/A deposit was paid/);
  expect(await page('/?q=nobody')).toContain('No mail is like that.');
});

it('shows fifty mails at a time', async () => {
  await Promise.all(Array.from({ length: 51 }, () => mailbox.send()));

  expect((await page('/')).match(/<li>/g)).toHaveLength(50);
  expect((await page('/?page=2')).match(/<li>/g)).toHaveLength(1);
  expect(await page('/?page=99')).toContain('Page 2 of 2');
});

it('shows a mail in each of its forms', async () => {
  await mailbox.send({ subject: 'Both', text: 'as text', html: '<p>as HTML</p>' });
  const { id } = await mailbox.newest();

  expect(await page(`/mails/${id}?width=phone&scheme=dark`)).toContain(
    `src="/mails/${id}/html?width=phone&#38;scheme=dark&#38;images=on"`,
  );
  expect(await page(`/mails/${id}/html`)).toContain('<p>as HTML</p>');
  expect(await page(`/mails/${id}?view=text`)).toMatch(/<pre[^>]*>as text/);
  expect(await page(`/mails/${id}?view=headers`)).toMatch(/Message-ID/);
  expect(await page(`/mails/${id}?view=source`)).toContain('Content-Type: multipart/alternative');
});

it('shows a mail without HTML as text', async () => {
  await mailbox.send({ text: 'text alone' });
  const { id } = await mailbox.newest();

  expect(await page(`/mails/${id}`)).toMatch(/<pre[^>]*>text alone/);
  expect(await page(`/mails/${id}`)).not.toContain('As HTML');
  expect(await mailbox.statusOf(`/mails/${id}/html`)).toBe(404);
});

it('deletes all mails for whoever presses the button, and for no page of somebody else', async () => {
  await mailbox.send();
  const press = (site: string) =>
    fetch(`${mailbox.url}/delete-all`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': site },
    });

  expect((await press('cross-site')).status).toBe(403);
  expect(await mailbox.list()).toHaveLength(1);
  expect((await press('same-origin')).status).toBe(303);
  expect(await mailbox.list()).toHaveLength(0);
});
