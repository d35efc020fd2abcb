import { readCreateAdminOptions, UsageError } from './create-admin-options';

it('reads the name and address of the admin to add', () => {
  expect(readCreateAdminOptions(['--email', ' Sam@Example.com', '--name=Sam'])).toEqual({
    kind: 'new',
    email: 'sam@example.com',
    firstName: 'Sam',
  });
});

it('reads the address whose password to reset', () => {
  const options = { kind: 'reset-password', email: 'sam@example.com' };
  expect(readCreateAdminOptions(['--email=sam@example.com', '--reset-password'])).toEqual(options);
  expect(readCreateAdminOptions(['--reset-password', '--email=sam@example.com', '--name', 'Sam'])).toEqual(
    options,
  );
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
])('explains what is wrong with %j', (args) => {
  expect(() => readCreateAdminOptions(args)).toThrow(UsageError);
});
