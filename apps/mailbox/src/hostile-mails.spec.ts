// @module-tag thorough
import { maxMailBytes } from './smtp-server';
import { startMailbox, type TestMailbox } from './testing/start-mailbox';

let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

/** Mails that could crash it. */
const hostile: Record<string, string | Buffer> = {
  'next to nothing': '\r\n',
  'no headers': 'just some words',
  'headers alone': 'Subject: headers alone',
  'bytes that are no text': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  'a boundary that never comes': 'Content-Type: multipart/mixed; boundary="never"\r\n\r\nhere',
  'an encoding nobody knows':
    'Content-Type: text/plain; charset=klingon\r\nContent-Transfer-Encoding: warp\r\n\r\nQapla',
  'base64 that is none': 'Content-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%%',
  'a header of a megabyte': `Subject: ${'x'.repeat(1024 * 1024)}\r\n\r\nHello`,
  'a name that leads elsewhere':
    'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="../../x\\";\r\n a=\ud800.pdf"\r\n\r\nPDF',
};

it.each(Object.entries(hostile))('takes a mail with %s, shows it, and goes on', async (_what, source) => {
  await mailbox.send({ raw: source });
  const mail = await mailbox.newest();
  for (const view of ['', '?view=text']) expect(await mailbox.statusOf(`/mails/${mail.id}${view}`)).toBe(200);
  for (const number of mail.attachments.keys())
    expect(await mailbox.statusOf(`/api/mails/${mail.id}/attachments/${number + 1}`)).toBe(200);
  expect(await mailbox.statusOf('/')).toBe(200);
});

it('refuses a mail of more than 10 MB, and takes the next', async () => {
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

  it('runs none of them: the frame has an origin of its own, and may load nothing but the mail', async () => {
    const reply = await mailbox.get(`/mails/${id}/html`);
    const policy = reply.headers.get('content-security-policy') ?? '';

    expect(policy).toMatch(/^sandbox [^;]*; default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms|allow-top-navigation/);
    const frame = await (await mailbox.get(`/mails/${id}`)).text();
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });

  it('shows the pictures that came with it, unless they are turned off', async () => {
    const picture = `<img src="data:image/png;base64,${Buffer.from('png').toString('base64')}">`;
    expect(await (await mailbox.get(`/mails/${id}/html`)).text()).toContain(picture);

    const without = await mailbox.get(`/mails/${id}/html?images=off`);
    expect(await without.text()).toContain('cid:plan@shop');
    expect(without.headers.get('content-security-policy')).toContain("img-src 'none'");
  });

  it('is text wherever it stands in a page of ours', async () => {
    for (const path of ['/', `/mails/${id}`, `/mails/${id}?view=text`]) {
      const page = await mailbox.get(path);
      expect(await page.text()).not.toMatch(/<script|<b>\.html/);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('saves its attachments instead of opening them', async () => {
    const { headers } = await mailbox.get(`/api/mails/${id}/attachments/2`);

    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%3Cb%3E.html");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
