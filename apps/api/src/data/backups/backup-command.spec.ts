import { UsageError, readBackupOptions } from './backup-command';

it.each([
  [['take'], { kind: 'take' }],
  [['list'], { kind: 'list' }],
  [['test'], { kind: 'test' }],
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
  [['restore', 'x', 'y']],
  [['take', '--now']],
])('rejects the ambiguous %j', (args) => {
  expect(() => readBackupOptions(args)).toThrow(UsageError);
});
