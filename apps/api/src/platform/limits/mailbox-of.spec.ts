import { mailboxOf } from './mailbox-of';

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada@Example.COM', 'ada@example.com'],
  ['ada+bath@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
])('%s counts as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
