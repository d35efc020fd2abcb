import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { findMailViolations } from './find-mail-violations.ts';

const mail = { id: 'a', state: 'sent', to_address: 'ada@example.com', tries: 1 };
const copy = { id: '1', to: ['ada@example.com'], source: 'Hello', messageId: 'a@shop.example' };

describe('the judge of mails', () => {
  it('has nothing to say of one that was asked for, sent and has arrived', () => {
    assert.deepEqual(findMailViolations([mail], [copy]), []);
  });

  it('says what never arrived', () => {
    assert.deepEqual(findMailViolations([mail], []), ['a is sent, and never arrived']);
    assert.deepEqual(findMailViolations([{ ...mail, state: 'waiting' }], []), ['a is waiting']);
  });

  it('says what came twice, unless its worker was killed just then', () => {
    assert.deepEqual(findMailViolations([mail], [copy, copy]), ['a arrived 2 times']);
    assert.deepEqual(findMailViolations([mail], [copy, copy], { repeatable: ['a'] }), []);
  });

  it('says what was another mail when it came again', () => {
    const other = { ...copy, source: 'Hello again' };
    assert.deepEqual(findMailViolations([mail], [copy, other], { repeatable: ['a'] }), [
      'a was not the same when it came again',
    ]);
  });

  it('says what went to others, and what nobody asked for', () => {
    const strange = { ...copy, to: ['ada@example.com', 'eve@example.com'] };
    assert.deepEqual(findMailViolations([mail], [strange]), [
      'a went to ada@example.com and eve@example.com',
    ]);
    assert.deepEqual(findMailViolations([], [copy]), ['a arrived, and nobody asked for it']);
  });

  it('wants mail to addresses that do not exist given up, and no other', () => {
    const failed = { ...mail, state: 'failed' };
    assert.deepEqual(findMailViolations([failed], [], { hopeless: ['ada@example.com'] }), []);
    assert.deepEqual(findMailViolations([failed], []), ['a is failed']);
  });
});
