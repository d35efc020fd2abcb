import { readBackupWish, UsageError } from './read-backup-wish';

it.each([
  [['take'], { kind: 'take' }],
  [['list'], { kind: 'list' }],
  [['check'], { kind: 'check', backup: null }],
  [['check', '2026-11-22T02-30-00+0000'], { kind: 'check', backup: '2026-11-22T02-30-00+0000' }],
  [['restore', 'x'], { kind: 'restore', backup: 'x', replaces: false, isSure: false }],
  [['restore', 'x', '--replace'], { kind: 'restore', backup: 'x', replaces: true, isSure: false }],
  [['restore', '--replace', '--yes', 'x'], { kind: 'restore', backup: 'x', replaces: true, isSure: true }],
])('reads %j', (args, wish) => {
  expect(readBackupWish(args)).toEqual(wish);
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
  expect(() => readBackupWish(args)).toThrow(UsageError);
});
