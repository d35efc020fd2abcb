import { type AdminOrderDetail, paths } from '@app/contracts';
import { lastPlacedOrderOfSql } from '../../orders';
import type { StaffCalls } from '../as-staff';
import { expectSuccess } from '../expect-success';
import type { TestApi } from '../servers/start-api';

/** The last order that was placed with a quote, even if it was undone since, as staff see it. */
export async function orderOf(
  api: TestApi,
  staff: Pick<StaffCalls, 'get'>,
  quoteId: string,
): Promise<AdminOrderDetail> {
  const [order] = await api.sql<{ id: string }>(`SELECT ${lastPlacedOrderOfSql('$1')} AS id`, [quoteId]);
  return expectSuccess<AdminOrderDetail>(staff.get(paths.adminOrder(order?.id ?? '')));
}
