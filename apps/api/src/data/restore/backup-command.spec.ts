import { UsageError, readBackupOptions, sizeOf } from './backup-command';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [3_440_000, '3.4 MB'],
  [1.25e9, '1.3 GB'],
])('%p bytes are %s', (bytes, words) => expect(sizeOf(bytes)).toBe(words));

it.each([
  [['take'], { kind: 'take' }],
  [['list'], { kind: 'list' }],
  [['check'], { kind: 'check', backup: null }],
  [['check', '2026-11-22T02-30-00+0000'], { kind: 'check', backup: '2026-11-22T02-30-00+0000' }],
  [['restore', 'x'], { kind: 'restore', backup: 'x', replaces: false, isSure: false }],
  [['restore', 'x', '--replace'], { kind: 'restore', backup: 'x', replaces: true, isSure: false }],
  [['restore', '--replace', '--yes', 'x'], { kind: 'restore', backup: 'x', replaces: true, isSure: true }],
])('reads %j', (args, options) => {
  expect(readBackupOptions(args)).toEqual(options);
});

it.each([
  [[]],
  [['remove']],
  [['restore']],
  [['restore', 'x', '--yes']],
  [['take', 'x']],
  [['list', '--replace']],
  [['check', 'x', 'y']],
  [['take', '--now']],
])('does not guess what is meant by %j', (args) => {
  expect(() => readBackupOptions(args)).toThrow(UsageError);
});
