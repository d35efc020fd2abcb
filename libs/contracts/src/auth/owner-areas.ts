/** What only owners may do, as staff read it. A test of the permissions has the API calls of each area. */
export const ownerAreas = {
  users: 'manage users',
  company: 'change the company’s details',
  making: 'change what can be made',
  cancelling: 'change the cancelling rules',
  trade: 'change trade customers and their prices',
  months: 'lock or reopen a month',
  data: 'export orders, or import or export all data',
  hold: 'end a hold after a restore',
} as const;
export type OwnerArea = keyof typeof ownerAreas;
