import type { TestApi } from '../../testing/servers/start-api';

export const tasksAndMailsOf = async (api: TestApi, depositId: string) => ({
  tasks: await api.sql<{ kind: string; note: string | null; due_at: Date; created_at: Date }>(
    'SELECT kind, note, due_at, created_at FROM staff_task WHERE deposit_id = $1',
    [depositId],
  ),
  mails: (
    await api.sql<{ kind: string }>(`SELECT kind FROM mail WHERE deposit_id = $1 ORDER BY kind`, [depositId])
  ).map(({ kind }) => kind),
});
