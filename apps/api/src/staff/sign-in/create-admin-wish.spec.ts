import { readCreateAdminWish, UsageError } from './create-admin-wish';

it('reads whom to add', () => {
  expect(readCreateAdminWish(['--email', ' Sam@Example.com', '--name=Sam'])).toEqual({
    kind: 'new',
    email: 'sam@example.com',
    firstName: 'Sam',
  });
});

it('reads whose password to reset, whatever the name', () => {
  const wish = { kind: 'reset-password', email: 'sam@example.com' };
  expect(readCreateAdminWish(['--email=sam@example.com', '--reset-password'])).toEqual(wish);
  expect(readCreateAdminWish(['--reset-password', '--email=sam@example.com', '--name', 'Sam'])).toEqual(wish);
});

it.each([
  [[]],
  [['--email', 'sam']],
  [['--email', 'sam@example.com']],
  [['--email', 'sam@example.com', '--name', ' ']],
  [['--email', 'sam@example.com', '--name', 'S\nam']],
  [['--email', 'sam@example.com', '--name', 'S'.repeat(81)]],
  [['--email', 'sam@example.com', '--name', 'Sam', '--password', 'chosen']],
  [['--email']],
  [['sam@example.com', 'Sam']],
])('says what is wrong with %j', (args) => {
  expect(() => readCreateAdminWish(args)).toThrow(UsageError);
});
