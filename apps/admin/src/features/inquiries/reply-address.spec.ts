import { replyAddress } from './reply-address';

const inquiry = {
  form: 'contact',
  email: 'harriet+work@cole.example',
  name: 'Harriet Cole',
  excerpt: 'Can you match a sill?',
  createdAt: '2026-11-21T09:58:00.000Z',
  fields: [
    { label: 'First name', value: 'Harriet', isLong: false },
    { label: 'Message', value: 'Can you match a sill?\nIt is from 2019 & green.', isLong: true },
  ],
} as const;

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
};

it('addresses the sender and quotes what was written', () => {
  const reply = read(replyAddress({ ...inquiry, fields: [...inquiry.fields] }));

  expect(reply.to).toBe('harriet+work@cole.example');
  expect(reply.subject).toBe('Re: Your message to Readstone');
  expect(reply.body).toContain('Dear Harriet Cole,');
  expect(reply.body).toContain('On 21 November 2026 Harriet Cole wrote:');
  expect(reply.body).toContain('> Can you match a sill?\n> It is from 2019 & green.');
});

it('spells a space so that every mail program reads a space', () => {
  expect(replyAddress({ ...inquiry, fields: [] })).toContain('subject=Re%3A%20Your%20message');
});

it('stays short enough to be opened, without cutting a character in two', () => {
  const fields = [{ label: 'Message', value: '🪨'.repeat(4_000), isLong: true }];
  const address = replyAddress({ ...inquiry, fields });

  expect(read(address).body).toContain('🪨…');
  expect(address.length).toBeLessThan(2_000);
});

it('does not let an address add receivers or headers of its own', () => {
  const address = replyAddress({ ...inquiry, fields: [], email: 'a@b.example?bcc=all@b.example&x=1' });

  expect(new URL(address).searchParams.get('bcc')).toBeNull();
});
