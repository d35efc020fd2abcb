import type { RestoreCheck, RestoreReport, RestoreState, RestoreTable } from '@app/contracts';

const table = (
  name: string,
  counts: Partial<Pick<RestoreTable, 'create' | 'update' | 'remove' | 'same'>>,
  examples: string[] = [],
): RestoreTable => {
  const { create = 0, update = 0, remove = 0, same = 0 } = counts;
  return {
    table: name,
    inFile: create + update + same,
    here: update + remove + same,
    create,
    update,
    remove,
    same,
    examples,
  };
};

export const someTables: readonly RestoreTable[] = [
  table('staff_user', { same: 2 }),
  table('material', { same: 5 }),
  table('color', { update: 2, same: 25 }, ['Calacatta Gold', 'Carrara White']),
  table('quote', { create: 1, remove: 2, same: 16 }, ['VT-26-00018', 'VT-26-00019']),
  table('audit_entry', { remove: 2_140, same: 210 }),
  table('data_of_tomorrow', { same: 0 }),
];

export const aCheck = (change: Partial<RestoreCheck> = {}): RestoreCheck => ({
  digest: 'd1'.repeat(32),
  exportedAt: '2026-11-20T18:00:00.000Z',
  tables: [...someTables],
  files: { inFile: 14, create: 3 },
  isEmpty: false,
  openCheckouts: 2,
  users: 2,
  content: [],
  ...change,
});

export const aRestoreReport = (change: Partial<RestoreReport> = {}): RestoreReport => ({
  finishedAt: '2026-11-21T11:20:00.000Z',
  tables: someTables.map(({ table: name, inFile }) => ({ table: name, rows: inFile })),
  files: 14,
  backup: 'before-restore-2026-11-21T11-19-40Z.json',
  users: 2,
  openCheckouts: 2,
  erasedAgain: 0,
  nextReference: 'VT-26-00020',
  ...change,
});

export const aRestoreState = (change: Partial<RestoreState> = {}): RestoreState => ({
  isUnderWay: false,
  mostBytes: 2_048_000_000,
  heldSince: null,
  openCheckouts: 0,
  usersWithoutPassword: 0,
  ...change,
});

/** A file with this beginning; where the tests run, the pieces of a file cannot be read. */
export const aFile = (content: string, name: string, size = content.length): File =>
  Object.defineProperties(new File([content], name), {
    size: { value: size },
    slice: { value: () => ({ text: () => Promise.resolve(content) }) },
  });

export const anExportFile = (name = 'database-export-2026-11-20.json', size?: number): File =>
  aFile('{\n"format": "vanity-tops-export",\n"version": 1,\n', name, size);
