// @module-tag thorough
import { mailSamples } from '@app/mails/samples';
import { startMailbox, type TestMailbox } from './testing/start-mailbox';
import { sampleAddress } from './templates';

let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

const page = async (path: string) => (await mailbox.get(path)).text();

it('leads to every sample of every kind of mail', async () => {
  const list = await page('/templates');

  for (const sample of mailSamples) expect(list).toContain(`href="${sampleAddress(mailSamples, sample)}"`);
  expect(await page('/')).toContain('href="/templates"');
});

it.each(mailSamples.map((sample) => [`${sample.kind} ${sample.name}`, sample] as const))(
  'shows %s as HTML and as text',
  async (_name, sample) => {
    const address = sampleAddress(mailSamples, sample);

    expect(await page(`${address}?scheme=dark`)).toContain(
      `src="${address}/html?width=desktop&#38;scheme=dark`,
    );
    expect(await page(`${address}?view=text`)).toMatch(/<pre[^>]*>[^<]{100}/);
    const body = await page(`${address}/html`);
    expect(body).toMatch(/^<!doctype html>/i);
    expect(body).not.toContain('cid:');
    expect(await page(`${address}/html?scheme=dark`)).toContain('color-scheme:dark only!important');
  },
);

it('knows no others', async () => {
  for (const path of [
    '/templates/quote/0',
    '/templates/quote/99',
    '/templates/nothing/1',
    '/templates/quote/1x/html',
  ])
    expect(await mailbox.statusOf(path)).toBe(404);
});
