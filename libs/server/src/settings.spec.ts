import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, matching, text, withPassword } from './settings';

const secretIn = (content: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'secret-')), 'key');
  writeFileSync(path, content);
  return path;
};
const keyOf = (env: Record<string, string>) =>
  readSettings(env, (read) => read('KEY', matching(/^[a-z]+$/, 'letters')));

describe('a setting', () => {
  it('can come from a file, with or without a line end', () => {
    expect(keyOf({ KEY_FILE: secretIn('hush\n') })).toBe('hush');
    expect(keyOf({ KEY: '', KEY_FILE: secretIn('hush') })).toBe('hush');
    expect(keyOf({ KEY: 'hush', KEY_FILE: '' })).toBe('hush');
  });

  it.each([
    [{ KEY_FILE: '/nowhere/key' }, /^[^]*- KEY_FILE must name a file that can be read$/],
    [{ KEY: 'a', KEY_FILE: '/nowhere/key' }, /- KEY_FILE must not be set where KEY is$/],
    [{ KEY_FILE: secretIn('12') }, /- KEY must be letters$/],
    [{ KEY_FILE: secretIn('') }, /- KEY is missing$/],
  ])('that is wrong is named, %#', (env, problem) => {
    expect(() => keyOf(env)).toThrow(problem);
  });

  it('that is read twice is reported once', () => {
    const read = () =>
      readSettings({ KEY_FILE: '/nowhere' }, (read) => [read('KEY', text('')), read('KEY', text(''))]);
    expect(read).toThrow(
      /^The environment is not complete:\n {2}- KEY_FILE must name a file that can be read$/,
    );
  });
});

it.each(['p@ss:w/ord?#', '100%40', 'Ä ß'])('accepts a password with any characters: %s', (password) => {
  const address = withPassword('postgresql://app@postgres:5432/app', password);
  const { username, password: decodedPassword, host } = new URL(address);
  expect([username, decodeURIComponent(decodedPassword), host]).toEqual(['app', password, 'postgres:5432']);
  expect(decodeURIComponent(new URL(withPassword('redis://redis:6379', password)).password)).toBe(password);
});

it('does not change an address without a separate password', () => {
  expect(withPassword('postgresql://app:own@postgres/app', '')).toBe('postgresql://app:own@postgres/app');
  expect(withPassword(undefined, 'secret')).toBeUndefined();
});
