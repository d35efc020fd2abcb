import { readBackupOptions, UsageError } from './read-backup-options';

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
