import { Passwords } from './passwords';

it('refuses an account without a password, at the cost of checking one', async () => {
  const passwords = new Passwords();
  const compare = vi.spyOn(passwords, 'compare').mockResolvedValue(true);
  expect(await passwords.verify(undefined, 'granite')).toBe(false);
  expect(compare).toHaveBeenCalledWith(expect.stringMatching(/^\$argon2id\$/), 'granite');
  expect(await passwords.verify('a hash', 'granite')).toBe(true);
});
