import type { Product } from './start-product.ts';

/** What the demo's seed makes, in apps/api/src/staff/users/demo-admin.ts; nothing in production. */
const demoSignIn = 'admin@example.com / vanity-top-dev  (this demo only)';

/** Everything one wants to open, in one table. */
export function addressTable(urls: Product['urls'], { isDemo = false }: { isDemo?: boolean } = {}) {
  const rows = [
    ['Shop', urls.shop],
    ['Staff admin', `${urls.admin}  (remote from ${urls.adminRemote})`],
    ...(isDemo ? [['  sign in as', demoSignIn]] : []),
    ...(urls.sumupSandbox
      ? [['Card payments', `${urls.sumupSandbox}  (a sandbox of SumUp: no real money moves)`]]
      : []),
    ...(urls.postcodes ? [['Postcodes', `${urls.postcodes}  (a stand-in that knows about twenty)`]] : []),
    ...(urls.mailbox ? [['Mailbox', `${urls.mailbox}  (mail that the shop sends lands here)`]] : []),
    ['API docs', urls.apiDocs],
    ['PostgreSQL', urls.database],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', address]) => `  ${name.padEnd(width)}  ${address}`);
  return ['', ...lines, '', '  Logs: .data/logs   Stop: Ctrl-C   Empty the data: npm run reset', ''].join(
    '\n',
  );
}
