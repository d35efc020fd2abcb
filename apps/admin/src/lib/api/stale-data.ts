import { catalogueKinds, paths } from '@app/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from './create-query-client';

/** What the admin shows, by subject: prefixes of the requested addresses. */
const addresses = {
  orders: [
    paths.adminOrders,
    paths.adminQuotes,
    paths.adminOrders,
    paths.adminBoard,
    paths.workload,
    paths.workshop,
    paths.adminAppointments,
    paths.adminAppointmentTimes,
    paths.appointmentRules,
  ],
  money: [paths.money, paths.adminDeposits, paths.paymentReviews],
  tasks: [paths.adminTasks],
  inquiries: [paths.adminInquiries, paths.adminInquiriesOf('contact'), paths.adminInquiriesOf('trade')],
  mails: [paths.adminMails],
  catalogue: [
    ...catalogueKinds.map((kind) => paths.adminItems(kind)),
    paths.catalogueWarnings,
    paths.priceChanges,
    paths.materials,
    paths.thicknesses,
    paths.sinkTypes,
    paths.cutouts,
  ],
  trade: [paths.tradeCustomers],
  people: [paths.people, paths.retention],
  users: [paths.adminUsers, paths.adminAccount],
} as const;

type DataArea = keyof typeof addresses;

/** What to refetch after a change, as far as it can be on screen at the same time; empty for a preview. */
export type Changes = readonly DataArea[] | 'everything';

const areas = Object.entries(addresses) as [DataArea, readonly string[]][];

/** undefined: affected by every change, such as counts, the audit log and the system's health. */
const areaOf = (address: string): DataArea | undefined =>
  areas.find(([, starts]) => starts.some((start) => isBelow(start, address)))?.[0];

const isBelow = (start: string, address: string) =>
  address === start || address.startsWith(`${start}/`) || address.startsWith(`${start}?`);

/** Refetches what a change has made stale. The signed-in user is not affected. */
export function refreshStale(client: QueryClient, changes: Changes): void {
  if (changes.length === 0) return;
  void client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => {
      if (typeof address !== 'string' || address === currentUserKey[0]) return false;
      const area = areaOf(address);
      return changes === 'everything' || area === undefined || changes.includes(area);
    },
  });
}
