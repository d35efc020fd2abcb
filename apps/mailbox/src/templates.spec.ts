// @module-tag thorough
import { mailSamples } from '@app/mails/samples';
import { startMailbox, type TestMailbox } from './testing/start-mailbox';

let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

const page = async (path: string) => (await mailbox.get(path)).text();

it('shows every sample of every kind of mail, as HTML, dark and as text', async () => {
  const list = await page('/templates');
  expect(await page('/')).toContain('href="/templates"');
  const addresses = [...list.matchAll(/href="([^"]+\/html)"/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(mailSamples.length);

  for (const address of addresses) {
    const body = await page(address);
    expect(body).toMatch(/^<!doctype html>/i);
    expect(body).not.toContain('cid:');
    expect(await page(`${address}?scheme=dark`)).toContain('color-scheme:dark only!important');
    expect((await page(address.replace('html', 'text'))).length).toBeGreaterThan(100);
  }
});

it.each(['/quote/0/html', '/quote/99/html', '/nothing/1/html', '/quote/1x/html', '/quote/1/pdf'])(
  'answers 404 for %s',
  async (path) => expect(await mailbox.statusOf(`/templates${path}`)).toBe(404),
);
