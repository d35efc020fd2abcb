import { maxReplyLength } from '@app/contracts';
import { readInboundMail } from './read-inbound-mail';

const read = (head: readonly string[], body: string) =>
  readInboundMail(Buffer.from([...head, '', body].join('\r\n')));
const textOf = async (body: string, ...head: string[]) => (await read(head, body)).text;
const html = 'Content-Type: text/html; charset=utf-8';

it.each<[what: string, body: string, text: string]>([
  ['plain words', 'Two, please.\r\n\r\nAda', 'Two, please.\n\nAda'],
  ['our text quoted below', 'Two.\n\nOn 21 Nov Readstone wrote:\n> Yes.\n>\n> Jo\n', 'Two.'],
  ['text between our quoted lines', '> One?\nTwo.\n> Three?\nNo.', '> One?\nTwo.\n> Three?\nNo.'],
  ['only our quoted text', '> Yes.', '> Yes.'],
  ['a line that ends with a colon', 'My sizes:', 'My sizes:'],
  ['no text', ' \r\n', '[The mail has no text.]'],
  ['invisible text', 'Two\u0000\u0007.', 'Two.'],
])('reads %s', async (_, body, text) => {
  expect(await textOf(body)).toBe(text);
});

it.each<[mark: string, text: string]>([
  ['<html><head><style>p{}</style></head><p>One<br>Two</p></html>', 'One\nTwo'],
  ['<script>alert(1)</script><p onclick=alert(1)>Hello &lt;b&gt;</p>', 'Hello <b>'],
  ['Hello<style>never closed', 'Hello'],
])('reads only the text of %s', async (format, text) => {
  expect(await textOf(format, html)).toContain(text);
});

it('reads mails quickly even if they were made to be slow', async () => {
  const startedAt = performance.now();
  for (const part of ['x\r\n', '<style', '<', '</style><style>', '> ', ': \n', '<br ', 'x\n>'])
    expect((await textOf(part.repeat(1_000_000 / part.length), html)).length).toBeLessThanOrEqual(
      maxReplyLength,
    );
  expect(performance.now() - startedAt).toBeLessThan(15_000);
});

it('detects automatic mails, and duplicates', async () => {
  expect(await read([], 'Two.')).toMatchObject({ isAutomatic: false, messageId: null });
  expect(await read(['Auto-Submitted: no'], 'Two.')).toMatchObject({ isAutomatic: false });
  expect(await read(['Auto-Submitted: auto-replied'], 'Away.')).toMatchObject({ isAutomatic: true });
  const [original, duplicate, other] = await Promise.all([
    read(['Message-ID: <a@b>', 'Received: by one'], 'Two.'),
    read(['Message-ID: <a@b>', 'Received: by another'], 'Two.'),
    read(['Message-ID: a forged one'], 'Two.'),
  ]);
  expect([
    original?.messageId,
    duplicate?.key === original?.key,
    other?.messageId,
    other?.key === original?.key,
  ]).toEqual(['<a@b>', true, null, false]);
});

it('finds the recipient in any of the headers', async () => {
  const { addresses } = await read(
    [
      'To: Shop <a@x.example>, Team: b@x.example, c@x.example;',
      'Cc: d@x.example',
      'Delivered-To: e@x.example',
    ],
    'Two.',
  );
  expect(addresses).toEqual(
    expect.arrayContaining(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.example`)),
  );
});
