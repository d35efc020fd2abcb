import { paths } from '@app/contracts';
import { mockResponses } from '@app/web-client/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminApp } from '../admin-app';
import { chooseTheme, forgetTheme } from '../lib/theme/theme-store';
import { setUpFrame } from './testing/set-up-frame';

const frame = setUpFrame();
const { scrollIntoView, open, navigateTo, tab } = frame;

describe('the tabs (D28)', () => {
  it('are nine, in order, one press away, with their own URLs and number of rows', async () => {
    await open();

    expect(screen.getAllByRole('tab').map((it) => it.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/inquiries',
      '/admin/materials',
      '/admin/colors',
      '/admin/sink-types',
      '/admin/thicknesses',
      '/admin/cutouts',
      '/admin/basins',
      '/admin/migration',
    ]);
    for (const name of [
      'Orders & Deposits',
      'Inquiries',
      'Materials',
      'Sink Types',
      'Thicknesses',
      'Cutouts',
      'Basins',
    ])
      expect(tab(name)).toBeVisible();
    await screen.findAllByText('27');
    expect(tab('Colors')).toHaveAccessibleDescription('27');
    // Otherwise the visible label would differ from the accessible name.
    expect(tab('Colors')).toHaveTextContent(/^Colors$/);
    expect(tab('Migration')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('tabpanel', { name: 'Migration' })).toBeVisible();
  });

  it('are navigated by arrow keys, Home and End within their group, with one Tab stop each', async () => {
    const { user } = await open('/admin/colors');
    tab('Colors').focus();

    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(tab('Basins')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(tab('Materials')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{End}');
    expect(tab('Basins')).toHaveFocus();
    expect(screen.getAllByRole('tab').filter((it) => it.tabIndex === 0)).toEqual([
      tab('Orders & Deposits'),
      tab('Colors'),
      tab('Migration'),
    ]);
  });

  it('select the parent tab of a page without its own tab', async () => {
    await open('/admin/quotes/new');

    expect(tab('Orders & Deposits')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('tabpanel', { name: 'Orders & Deposits' })).toBeVisible();
  });

  it('and links scroll the current one into view', async () => {
    await open('/admin/audit');
    const lastScrolledTo = (): unknown => scrollIntoView.mock.contexts.at(-1);
    expect(lastScrolledTo()).toBe(screen.getByRole('link', { name: 'Audit log' }));

    await navigateTo('/admin/migration');
    expect(lastScrolledTo()).toBe(tab('Migration'));
  });

  it('and an error page are shown for an unknown URL', async () => {
    await open('/admin/nowhere');

    expect(screen.getAllByRole('heading', { name: 'Page not found' })[0]).toBeVisible();
    expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  });
});

describe('the sidebar', () => {
  const entries = () =>
    [...screen.getByRole('navigation').querySelectorAll('a, button')].map(
      (it) => it.getAttribute('title') ?? '',
    );

  it('has the day’s work first, the catalogue open, settings folded and migration last', async () => {
    await open('/admin/board');
    expect(entries()).toEqual([
      'Today',
      'Orders & Deposits',
      'Inquiries',
      'Board',
      'Calendar',
      'Money',
      'Customers',
      'Materials',
      'Colors',
      'Sink Types',
      'Thicknesses',
      'Cutouts',
      'Basins',
      'Settings',
      'Migration',
    ]);
  });

  it.each(['Today', 'Board', 'Calendar', 'Money'])('marks %s while it is open', async (name) => {
    await open(`/admin/${name.toLowerCase()}`);

    const sidebar = screen.getByRole('navigation', { name: 'Admin panel' });
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent(name);
  });

  it('unfolds the settings with a press, and around the page that is open', async () => {
    const { user } = await open('/admin/board');
    await user.click(screen.getByRole('button', { name: 'Settings', expanded: false }));
    expect(entries()).toEqual(
      expect.arrayContaining([
        'Settings',
        'Hours and visits',
        'Cancelling',
        'Users',
        'Mail log',
        'Audit log',
        'Retention',
        'System',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Settings', expanded: true }));
    expect(entries()).not.toContain('Users');
    await navigateTo('/admin/users');
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await navigateTo('/admin/board');
    expect(entries()).not.toContain('Users');
  });

  it('shows trade prices below the customers once one of them is open', async () => {
    await open('/admin/trade');
    expect(screen.getByRole('link', { name: 'Trade prices' })).toHaveAttribute('aria-current', 'page');
    await navigateTo('/admin/board');
    expect(entries()).not.toContain('Trade prices');
  });

  it('opens ‘Find or do’ from its field', async () => {
    const { user } = await open('/admin/board');
    await user.click(screen.getByRole('button', { name: 'Find or do' }));
    expect(await screen.findByRole('dialog', { name: 'Find or do' })).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });
  const openOnPhone = async (at: string) => {
    window.history.replaceState(null, '', at);
    render(<AdminApp basePath="/admin" />);
    const user = userEvent.setup();
    const bar = within(await screen.findByRole('navigation', { name: 'Admin panel' }));
    return { user, bar };
  };

  it('has the day’s pages at the foot, and all others in a menu that closes when one is chosen', async () => {
    const { user, bar } = await openOnPhone('/admin/account');
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Orders',
      'Board',
      'Calendar',
    ]);
    await user.click(bar.getByRole('button', { name: 'More' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getAllByRole('tab')).toHaveLength(9);
    await user.click(menu.getByRole('tab', { name: 'Migration' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/admin/migration');
  });

  it('marks an order’s page as one of the orders', async () => {
    const { bar } = await openOnPhone('/admin/quotes/new');
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  });
});

it('returns to the sign-in page when the session has expired, and keeps the URL', async () => {
  await open();
  frame.api.on('GET', paths.system, mockResponses.refused('auth/signed-out'));
  await navigateTo('/admin/account');
  await navigateTo('/admin/system?search=x');

  expect(await screen.findByText('Unauthorized')).toBeVisible();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Login as Admin' })).toBeVisible();
  expect(window.location.href).toContain('/admin/system?search=x');
});

it('signs out from the user menu', async () => {
  frame.api.on('POST', paths.logout, mockResponses.ok({}));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Alison.*account and theme$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));

  expect(await screen.findByRole('button', { name: 'Login as Admin' })).toBeVisible();
});

it('shows the number of open and overdue tasks beside Today', async () => {
  await open();
  await screen.findByText('urgent', { exact: false });
  expect(screen.getByRole('link', { name: 'Today' })).toHaveAccessibleDescription(/^4 ?, 1 urgent$/);
});

describe('the theme', () => {
  const theme = () => document.documentElement.dataset.theme;

  it('changes when selected, is remembered, and is reset when leaving for the shop', async () => {
    const { user, unmount } = await open();
    expect(theme()).toBe('light');
    await user.click(screen.getByRole('button', { name: /theme$/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(theme()).toBe('dark');

    unmount();
    expect(theme()).toBeUndefined();
    forgetTheme();
    await open();
    expect(theme()).toBe('dark');
  });

  it('follows the device until one is selected', async () => {
    const dark = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    window.matchMedia = ((query: string) => ({
      ...dark,
      matches: query.includes('dark'),
    })) as unknown as typeof window.matchMedia;
    await open();
    expect(theme()).toBe('dark');
    act(() => chooseTheme('light'));
    expect(theme()).toBe('light');
    Reflect.deleteProperty(window, 'matchMedia');
  });
});
