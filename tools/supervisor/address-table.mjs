// @ts-check

/**
 * Everything one wants to open, in one table.
 * @param {import('./start-product.d.mts').Product['urls']} urls
 */
export function addressTable(urls) {
  const rows = [
    ['Shop', urls.shop],
    ['Staff admin', `${urls.admin}  (remote from ${urls.adminRemote})`],
    ['API docs', urls.apiDocs],
    ['PostgreSQL', urls.database],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', address]) => `  ${name.padEnd(width)}  ${address}`);
  return ['', ...lines, '', '  Logs: .data/logs   Stop: Ctrl-C   Empty the data: npm run reset', ''].join(
    '\n',
  );
}
