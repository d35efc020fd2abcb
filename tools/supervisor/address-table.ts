import type { Urls } from './start-product.ts';

/** Created by the demo's seed, apps/api/src/staff/users/demo-admin.ts; not in production. */
const demoSignIn = 'admin@example.com / vanity-top-dev  (this demo only)';

/** All useful addresses in one table. */
export function addressTable(urls: Urls, { isDemo = false } = {}) {
  const rows: [name: string, address: string | undefined, note?: string][] = [
    ['Shop', urls.shop],
    ['Staff admin', urls.admin, `remote from ${urls.adminRemote}`],
    ['  sign in as', isDemo ? demoSignIn : undefined],
    ['Card payments', urls.sumupSandbox, 'a sandbox of SumUp: no real money moves'],
    ['Postcodes', urls.postcodes, 'a stand-in that knows about twenty'],
    ['Mailbox', urls.mailbox, 'mail that the shop sends lands here'],
    ['API docs', urls.apiDocs],
    ['PostgreSQL', urls.database],
  ];
  const lines = rows
    .filter(([, address]) => address)
    .map(([name, address, note]) => `  ${name.padEnd(15)}${address}${note ? `  (${note})` : ''}`);
  return ['', ...lines, '', '  Logs: .data/logs   Stop: Ctrl-C   Empty the data: npm run reset', ''].join(
    '\n',
  );
}
