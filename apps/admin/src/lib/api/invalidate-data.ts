import { catalogueKinds, paths } from '@app/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from './create-query-client';

/** Prefixes of the requested paths, by data area. */
const pathsByArea = {
  orders: [
    paths.adminOrders,
    paths.adminQuotes,
    paths.adminBoard,
    paths.workload,
    paths.workshop,
    paths.adminAppointments,
    paths.visits,
    paths.topsToMake,
    paths.appointmentRules,
  ],
  money: [paths.money, paths.adminDeposits, paths.paymentReviews, paths.adminInvoices, paths.accountsMonths],
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
  company: [paths.company],
  making: [paths.making],
  users: [paths.adminUsers, paths.adminAccount],
} as const;

type DataArea = keyof typeof pathsByArea;

/** Data areas to refetch after a mutation, as far as they can be on screen together; empty if nothing changes. */
export type InvalidatedData = readonly DataArea[] | 'all';

const areas = Object.entries(pathsByArea) as [DataArea, readonly string[]][];

/** undefined: affected by every change, such as counts, the audit log and the system's health. */
const areaOf = (address: string): DataArea | undefined =>
  areas.find(([, prefixes]) => prefixes.some((prefix) => isBelow(prefix, address)))?.[0];

const isBelow = (prefix: string, address: string) =>
  address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}?`);

/** Refetches what a change has made stale. The signed-in user is not affected. */
export function invalidateData(client: QueryClient, changes: InvalidatedData): void {
  if (changes.length === 0) return;
  void client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => {
      if (typeof address !== 'string' || address === currentUserKey[0]) return false;
      const area = areaOf(address);
      return changes === 'all' || area === undefined || changes.includes(area);
    },
  });
}
