import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { namedOption, numberOption, OptionError, readOptions, wholeOption } from './read-options.ts';

const steps = [{ name: 'request in' }, { name: 'PAID read' }];

describe('options of a proof', () => {
  it('choose by a part of the name, and all where nothing is chosen', () => {
    assert.deepEqual(namedOption('step', steps, []), steps);
    assert.deepEqual(namedOption('step', steps, ['PAID']), [{ name: 'PAID read' }]);
    assert.deepEqual(namedOption('step', steps, ['read', 'request']), steps);
  });

  for (const wanted of [['PAID reed'], ['PAID', 'reed'], ['']]) {
    it(`name what there is instead of choosing nothing: ${JSON.stringify(wanted)}`, () => {
      assert.throws(() => namedOption('step', steps, wanted), {
        name: 'Error',
        message: new RegExp(`^--step "${wanted.at(-1)}" is in none of the names.*request in.*PAID read`, 's'),
      });
    });
  }

  it('are refused where they are unknown, and those that there are named', () => {
    const options = { scale: { type: 'string' as const } };
    assert.equal(readOptions(options, ['--scale', '3']).scale, '3');
    for (const args of [['--scael', '3'], ['3'], ['--scale']])
      assert.throws(() => readOptions(options, args), /There are: --scale/);
  });

  it('take no figures that are none, or too small', () => {
    assert.equal(numberOption('scale', '1.5'), 1.5);
    assert.equal(wholeOption('seed', '0', 0), 0);
    for (const text of ['', 'x', '0', '-1', 'Infinity'])
      assert.throws(() => numberOption('scale', text), OptionError);
    assert.throws(() => wholeOption('customers', '1.5'), OptionError);
  });
});

for (const [program, ...args] of [
  ['payment-faults/prove-payments.ts', '--step', 'PAID reed'],
  ['payment-faults/prove-payments.ts', '--fault', 'PostgreSQL frozen 21 s'],
  ['payment-faults/prove-payments.ts', '--scale', '0'],
  ['payment-faults/simulate-day.ts', '--customers', '0'],
  ['payment-faults/simulate-day.ts', '--customer', '10'],
  ['mail-faults/prove-mail.ts', '--step', 'taken'],
  ['mail-faults/prove-mail.ts', '--mails', 'many'],
]) {
  it(`${program} ${args.join(' ')} is refused with 2 and a reason, and nothing is started`, () => {
    const file = join(workspaceRoot, 'tools', String(program));
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
    assert.equal(status, 2, stderr);
    assert.match(stderr, new RegExp(String(args[0])));
    assert.equal(stdout, '');
  });
}
