import {
  browserKeyHeader,
  deletedFilter,
  idempotencyKeyHeader,
  noCutoutsName,
  noSinkName,
  runtimeConfigPath,
  sessionHintCookie,
  totalCountHeader,
} from './index';

/** These names are used by open pages, other programs and stored rows, so changing one needs more than changing our code. */
it.each([
  ['the row that stands for no sink', noSinkName, 'No Sink'],
  ['the row that stands for no cut-outs', noCutoutsName, 'No Cutouts'],
  ['the cookie that hints at a session', sessionHintCookie, 'signed-in'],
  ['the header that makes a request harmless to repeat', idempotencyKeyHeader, 'Idempotency-Key'],
  ['the header that proves which browser began a deposit', browserKeyHeader, 'Browser-Key'],
  ['the header that counts the rows of all pages', totalCountHeader, 'X-Total-Count'],
  ['the filter for deleted quotes', deletedFilter, 'deleted'],
  ['where the shop learns at run time where its remotes are', runtimeConfigPath, '/app-config.json'],
])('%s keeps its name', (_, name, reserved) => {
  expect(name).toBe(reserved);
});
