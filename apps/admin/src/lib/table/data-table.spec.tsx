import { mockResponses, FakeServer } from '@app/web-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../testing/render-admin';
import { useAdminList } from '../api/use-admin-list';
import { AdminPage } from '../page/admin-page';
import { EmptyState } from '../page/empty-state';
import { FilterChips } from '../page/filter-bar';
import { useOpenItem } from '../use-url-state';
import type { Column } from './columns';
import { DataTable } from './data-table';

interface Stone {
  id: number;
  name: string;
  price: string;
}
const stones: Stone[] = [
  { id: 1, name: 'Calacatta Gold', price: '£8.50' },
  { id: 2, name: 'Carrara White', price: '£7.20' },
];
const columns: readonly Column<Stone>[] = [
  { header: 'Name', sort: 'name', cell: ({ name }) => name },
  { header: 'Price', align: 'end', hideWhen: 'beside-panel', cell: ({ price }) => price },
];

function Page() {
  const list = useAdminList<Stone>('/api/stones');
  const item = useOpenItem();
  return (
    <AdminPage
      title="Stones"
      searchLabel="Search stones"
      primary={{ label: 'Add', onPress: () => item.open('new') }}
    >
      <FilterChips
        label="State"
        name="status"
        chips={[
          { value: null, label: 'All', count: 2 },
          { value: 'active', label: 'Active' },
        ]}
      />
      <DataTable
        label="Stones"
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        card={({ name, price }) => ({ title: name, end: price, lines: ['a line'] })}
        openId={item.id}
        onOpen={({ id }) => item.open(id)}
        empty={<EmptyState dimensionLabel="0 stones" title="No stones yet" />}
      />
    </AdminPage>
  );
}

let api: FakeServer;
beforeEach(() => {
  api = new FakeServer();
});
const lastQuery = () => api.requests.map(({ path }) => path.replace('/api/stones', '')).at(-1);

it('shows skeletons, then rows, and hides columns while a row is open', async () => {
  const user = userEvent.setup();
  api.on('GET', '/api/stones', mockResponses.list(stones));
  renderAdmin(<Page />);

  expect(screen.queryByText('Calacatta Gold')).not.toBeInTheDocument();
  await user.click(await screen.findByText('£7.20'));
  expect(window.location.search).toBe('?item=2');
  expect(screen.getByRole('button', { name: 'Carrara White' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
  expect(screen.getByText('1 to 2 of 2')).toBeVisible();
});

it('keeps sort, filter and search in the URL, and passes them to the API', async () => {
  const user = userEvent.setup();
  for (const query of ['', '?sort=name', '?sort=-name', '?status=active', '?search=gold&status=active'])
    api.on('GET', `/api/stones${query}`, mockResponses.list(stones));
  renderAdmin(<Page />);
  await screen.findByText('Calacatta Gold');
  const header = screen.getByRole('columnheader', { name: 'Name' });

  await user.click(within(header).getByRole('button'));
  expect(lastQuery()).toBe('?sort=name');
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(header).getByRole('button'));
  expect(lastQuery()).toBe('?sort=-name');
  await user.click(within(header).getByRole('button'));
  expect(window.location.search).toBe('');

  await user.click(screen.getByRole('button', { name: 'Active' }));
  expect(screen.getByRole('button', { name: 'Active' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('/gold{Enter}');
  expect(screen.getByRole('searchbox', { name: 'Search stones' })).toHaveFocus();
  expect(await screen.findByText('1 to 2 of 2')).toBeVisible();
  expect(lastQuery()).toBe('?search=gold&status=active');
});

it('returns to the first page when the filter changes', async () => {
  const user = userEvent.setup();
  const [stone] = stones;
  api
    .on(
      'GET',
      '/api/stones',
      mockResponses.list(
        Array.from({ length: 50 }, (_, id) => ({ ...stone, id })),
        '10000+',
      ),
    )
    .on('GET', '/api/stones?page=2', mockResponses.list(stones, '10000+'))
    .on('GET', '/api/stones?status=active', mockResponses.list(stones));
  renderAdmin(<Page />);

  expect(await screen.findByText('1 to 50 of 10000+')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('51 to 52 of 10000+')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Active' }));
  expect(window.location.search).toBe('?status=active');
});

it('says that loading failed, and retries', async () => {
  api.on('GET', '/api/stones', mockResponses.refused('server/unavailable'));
  renderAdmin(<Page />);

  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot answer right now.');
  api.on('GET', '/api/stones', mockResponses.list(stones));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Carrara White')).toBeVisible();
});

it('shows cards on a phone, and opens them', async () => {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  })) as unknown as typeof window.matchMedia;
  api.on('GET', '/api/stones', mockResponses.list(stones));
  renderAdmin(<Page />);

  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Carrara White' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(window.location.search).toBe('?item=2');
  Reflect.deleteProperty(window, 'matchMedia');
});
