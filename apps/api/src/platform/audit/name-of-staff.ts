import type { StatementRunner } from '../../database/statements';

/** The first name of a `staff_user`, who may have been erased since. */
export async function nameOfStaff(
  { manager }: Pick<StatementRunner, 'manager'>,
  id: number | null,
): Promise<string> {
  const account =
    id === null
      ? null
      : await manager.findOneBy<{ id: number; firstName: string | null }>('StaffUser', { id });
  return account?.firstName ?? 'Somebody who has left';
}
