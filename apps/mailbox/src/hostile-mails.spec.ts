// @module-tag thorough
import { maxMailBytes } from './smtp-server';
import { startMailbox, type TestMailbox } from './testing/start-mailbox';

let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

/** Mails that could crash the mailbox. */
const hostile: Record<string, string | Buffer> = {
  'next to nothing': '\r\n',
  'no headers': 'just some words',
  'only headers': 'Subject: headers alone',
  'binary bytes': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  'a missing boundary': 'Content-Type: multipart/mixed; boundary="never"\r\n\r\nhere',
  'an unknown encoding':
    'Content-Type: text/plain; charset=klingon\r\nContent-Transfer-Encoding: warp\r\n\r\nQapla',
  'invalid base64': 'Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%%',
  'a header of a megabyte': `Subject: ${'x'.repeat(1024 * 1024)}\r\n\r\nHello`,
  'a file name with a path':
    'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="../../x\\";\r\n a=\ud800.pdf"\r\n\r\nPDF',
};

it.each(Object.entries(hostile))(
  'accepts a mail with %s, shows it, and keeps running',
  async (_what, source) => {
    await mailbox.send({ raw: source });
    const mail = await mailbox.newest();
    for (const view of ['', '?view=text'])
      expect(await mailbox.statusOf(`/mails/${mail.id}${view}`)).toBe(200);
    for (const number of mail.attachments.keys())
      expect(await mailbox.statusOf(`/api/mails/${mail.id}/attachments/${number + 1}`)).toBe(200);
    expect(await mailbox.statusOf('/')).toBe(200);
  },
);

it('refuses a mail of more than 10 MB, and accepts the next one', async () => {
  const before = (await mailbox.list()).length;
  const large = Buffer.alloc(maxMailBytes + 1024, 'words \r\n');

  await expect(mailbox.send({ raw: large })).rejects.toMatchObject({ responseCode: 552 });
  await mailbox.send({ subject: 'Small' });
  expect(await mailbox.list()).toHaveLength(before + 1);
});

describe('a mail with scripts', () => {
  const html = `<html><head><title>x</title></head><body onload="alert(1)"><script>alert(2)</script>
    <img src="https://tracker.example/1.gif"><img src="cid:plan@shop"><a href="https://shop.example">Quote</a></body></html>`;
  let id: string;
  beforeAll(async () => {
    await mailbox.send({
      subject: '<script>alert(3)</script>',
      html,
      attachments: [
        { filename: 'plan.png', content: Buffer.from('png'), cid: 'plan@shop' },
        { filename: '<b>.html', content: '<script>alert(4)</script>', contentType: 'text/html' },
      ],
    });
    ({ id } = await mailbox.newest());
  });

  it('runs no scripts: the frame has its own origin and loads only the mail', async () => {
    const response = await mailbox.get(`/mails/${id}/html`);
    const policy = response.headers.get('content-security-policy') ?? '';

    expect(policy).toMatch(/^sandbox [^;]*; default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms|allow-top-navigation/);
    const frame = await (await mailbox.get(`/mails/${id}`)).text();
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });

  it('shows embedded pictures, unless they are turned off', async () => {
    const picture = `<img src="data:image/png;base64,${Buffer.from('png').toString('base64')}">`;
    expect(await (await mailbox.get(`/mails/${id}/html`)).text()).toContain(picture);

    const without = await mailbox.get(`/mails/${id}/html?images=off`);
    expect(await without.text()).toContain('cid:plan@shop');
    expect(without.headers.get('content-security-policy')).toContain("img-src 'none'");
  });

  it('is escaped wherever it appears on our pages', async () => {
    for (const path of ['/', `/mails/${id}`, `/mails/${id}?view=text`]) {
      const page = await mailbox.get(path);
      expect(await page.text()).not.toMatch(/<script|<b>\.html/);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('downloads its attachments instead of opening them', async () => {
    const { headers } = await mailbox.get(`/api/mails/${id}/attachments/2`);

    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%3Cb%3E.html");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
