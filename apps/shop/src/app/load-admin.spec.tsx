import { adminRemote } from '@app/contracts';
import { render, screen } from '@testing-library/react';
import * as React from 'react';
import { loadAdmin } from './load-admin';

const created: { shared: Record<string, { lib: () => object }> }[] = [];
let entry: object | null;
vi.mock('@module-federation/runtime', () => ({
  createInstance: (options: (typeof created)[number]) => {
    created.push(options);
    return { loadRemote: () => Promise.resolve(entry) };
  },
}));

/** The page at /admin, where the admin's entry exports this. */
async function renderAdmin(exported: object | null) {
  entry = exported;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ remotes: { admin: '/mf-manifest.json' } })));
  const Admin = await loadAdmin();
  render(<Admin basePath="/admin" />);
}
const AdminApp = () => <h1>Orders</h1>;

it('loads an admin with the same contract, which shares only React with it', async () => {
  await renderAdmin({ contract: adminRemote.contract, AdminApp });

  expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  const [options] = created;
  expect(Object.keys(options?.shared ?? {})).toEqual(['react', 'react-dom']);
  expect(options?.shared.react?.lib()).toBe(React);
});

it.each([
  ['newer', { contract: adminRemote.contract + 1, AdminApp }],
  ['older', { contract: adminRemote.contract - 1, AdminApp }],
  ['unnumbered', { AdminApp }],
  ['empty', null],
])('refuses an admin that is %s, and says so to staff', async (_which, exported) => {
  await renderAdmin(exported);

  expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This page and the admin panel come from different releases. Reload the page;',
  );
});
