import { boardColumns, type BoardColumnName, catalogueKinds, paths, sessionHintCookie } from '@app/contracts';
import { clearToasts, loadToaster } from '@app/ui';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminApp } from '../admin-app';
import { aCard, aColumn, aWorkload } from '../features/board/testing/a-card';
import { anOrderRow, aQuoteRow } from '../features/orders/testing/a-quote';
import { chooseTheme, forgetTheme } from '../lib/theme/theme-store';
import { ownerUser, adminCounts } from '../testing/admin-ui-state';

const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');

beforeAll(loadToaster);

let api: FakeServer;
beforeEach(() => {
  document.cookie = `${sessionHintCookie}=1; path=/`;
  localStorage.clear();
  forgetTheme();
  clearToasts();
  scrollIntoView.mockReset();
  api = new FakeServer()
    .on('GET', paths.currentUser, mockResponses.ok(ownerUser))
    .on('GET', paths.adminCounts, mockResponses.ok({ ...adminCounts, paymentReviews: 0 }))
    .on('POST', paths.previewMigration, mockResponses.never());
});
afterEach(() => {
  document.cookie = `${sessionHintCookie}=; path=/; max-age=0`;
});

async function open(at = '/admin/migration') {
  window.history.replaceState(null, '', at);
  const user = userEvent.setup();
  const { unmount } = render(<AdminApp basePath="/admin" />);
  await screen.findAllByRole('tab');
  return { user, unmount };
}

const navigateTo = (address: string) =>
  act(async () => {
    window.history.pushState(null, '', address);
    await Promise.resolve();
  });

const tab = (name: string) => screen.getByRole('tab', { name });

describe('the tabs (D28)', () => {
  it('are eight, in order, one press away, with their own URLs and number of rows', async () => {
    await open();

    expect(screen.getAllByRole('tab').map((it) => it.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/inquiries',
      '/admin/materials',
      '/admin/colors',
      '/admin/sink-types',
      '/admin/thicknesses',
      '/admin/cutouts',
      '/admin/migration',
    ]);
    for (const name of [
      'Orders & Deposits',
      'Inquiries',
      'Materials',
      'Sink Types',
      'Thicknesses',
      'Cutouts',
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
    expect(tab('Cutouts')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(tab('Materials')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{End}');
    expect(tab('Cutouts')).toHaveFocus();
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
    expect(menu.getAllByRole('tab')).toHaveLength(8);
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
  api.on('GET', paths.system, mockResponses.refused('auth/signed-out'));
  await navigateTo('/admin/account');
  await navigateTo('/admin/system?search=x');

  expect(await screen.findByText('Unauthorized')).toBeVisible();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Login as Admin' })).toBeVisible();
  expect(window.location.href).toContain('/admin/system?search=x');
});

it('signs out from the user menu', async () => {
  api.on('POST', paths.logout, mockResponses.ok({}));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Alison.*account and theme$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));

  expect(await screen.findByRole('button', { name: 'Login as Admin' })).toBeVisible();
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

describe('the command palette', () => {
  async function openPalette() {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    return { user, palette: await screen.findByRole('dialog', { name: 'Find or do' }) };
  }
  const options = (palette: HTMLElement) =>
    within(palette)
      .getAllByRole('option')
      .map((option) => option.textContent);

  const searchQuery = (text: string) => `?search=${text}&pageSize=5`;
  const returnNoResults = (text: string) => {
    const lists = [paths.adminOrders, paths.people, paths.adminInquiries];
    for (const path of [...lists, ...catalogueKinds.map(paths.adminItems)])
      api.on('GET', `${path}${searchQuery(text)}`, mockResponses.list([]));
    api.on('GET', `${paths.searchSuggestion}?search=${text}`, mockResponses.ok({ suggestion: null }));
  };

  it('finds orders, quotes and inquiries with the search of their lists, and opens them', async () => {
    returnNoResults('0191');
    const quote = aQuoteRow({ reference: 'VT-26-00014', customerName: 'Mrs Patel' });
    const order = anOrderRow({ customerName: 'Mrs Patel' });
    const inquiry = { form: 'trade', id: quote.id, name: 'Tom Hadley', company: 'Hadley Baths' };
    api
      .on('GET', `${paths.adminOrders}${searchQuery('0191')}`, mockResponses.list([order, quote]))
      .on('GET', `${paths.adminInquiries}${searchQuery('0191')}`, mockResponses.list([inquiry]));
    const { user, palette } = await openPalette();
    await user.keyboard('0191');

    expect(await within(palette).findByRole('option', { name: /^VT-26-00014 Mrs Patel/ })).toBeVisible();
    expect(options(palette)).toEqual([
      'OR-26-00031 Mrs PatelTo measure',
      'VT-26-00014 Mrs PatelQuote',
      'Tom HadleyHadley Baths',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.href).toContain(`/admin/inquiries?item=trade-${quote.id}`));
    await user.keyboard('{Control>}k{/Control}0191');
    await user.click(await screen.findByRole('option', { name: /^VT-26-00014/ }));
    await waitFor(() => expect(window.location.href).toContain(`/admin/?item=${quote.id}`));
    await user.keyboard('{Control>}k{/Control}0191');
    await user.click(await screen.findByRole('option', { name: /^OR-26-00031/ }));
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/orders/${order.id}`));
  });

  it('finds customers and opens their record, and leads to the list if it has more', async () => {
    returnNoResults('patel');
    const found = {
      names: ['Mrs Patel'],
      emails: ['patel@example.com'],
      phones: [],
      key: 'patel@example.com',
    };
    const row = aQuoteRow({ reference: 'VT-26-00014' });
    api
      .on('GET', `${paths.adminOrders}${searchQuery('patel')}`, mockResponses.list([row], 212))
      .on('GET', `${paths.people}${searchQuery('patel')}`, mockResponses.list([found]))
      .on('GET', `${paths.people}?search=patel`, mockResponses.list([]));
    const { user, palette } = await openPalette();
    await user.keyboard('patel');
    await user.click(await within(palette).findByRole('option', { name: /^Mrs Patel.*patel@example.com$/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/people'));
    expect(window.history.state).toEqual({ personKey: 'patel@example.com' });
    await user.keyboard('{Control>}k{/Control}patel');
    await user.click(await screen.findByRole('option', { name: 'Show all 212' }));
    await waitFor(() => expect(window.location.href).toContain('/admin/?search=patel'));
  });

  it('suggests a similar name if nothing was found', async () => {
    returnNoResults('fatma');
    returnNoResults('Fatima');
    const row = aQuoteRow({ reference: 'VT-26-00014', customerName: 'Fatima Ali' });
    api
      .on('GET', `${paths.searchSuggestion}?search=fatma`, mockResponses.ok({ suggestion: 'Fatima' }))
      .on('GET', `${paths.adminOrders}${searchQuery('Fatima')}`, mockResponses.list([row]));
    const { user, palette } = await openPalette();
    await user.keyboard('fatma');
    await user.click(await within(palette).findByRole('option', { name: 'Fatima' }));
    expect(await within(palette).findByRole('option', { name: /^VT-26-00014 Fatima Ali/ })).toBeVisible();
  });

  it('opens a page found by the first letters of its name', async () => {
    const { user, palette } = await openPalette();
    expect(options(palette)).toEqual(expect.arrayContaining(['Sink Types', 'Add color', 'Sign Out']));

    await user.keyboard('si ty');
    expect(options(palette)).toEqual(['Sink Types', 'Add sink type']);
    await user.keyboard('{Escape}');
    expect(palette).not.toBeInTheDocument();

    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('accou{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/account'));
  });

  it('finds catalogue items of every kind and opens their panels', async () => {
    returnNoResults('carra');
    const carrara = { id: 7, name: 'Carrara White', materialName: 'Marble', isActive: false };
    api.on('GET', `${paths.adminItems('colors')}?search=carra&pageSize=5`, mockResponses.list([carrara]));
    const { user, palette } = await openPalette();
    await user.keyboard('carra');

    expect(await within(palette).findByRole('option', { name: /Carrara White/ })).toHaveTextContent(
      'Marble, inactive',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.href).toContain('/admin/colors?item=7'));
  });

  it('shows an error if a search failed', async () => {
    returnNoResults('carra');
    api.on('GET', `${paths.adminItems('colors')}?search=carra&pageSize=5`, mockResponses.text(503, ''));
    const { user, palette } = await openPalette();
    await user.keyboard('carra');

    expect(await within(palette).findByText('This could not be loaded')).toBeVisible();
  });
});

it('shows the number of open and overdue tasks beside Today', async () => {
  await open();
  await screen.findByText('urgent', { exact: false });
  expect(screen.getByRole('link', { name: 'Today' })).toHaveAccessibleDescription(/^4 ?, 1 urgent$/);
});

describe('what each role sees', () => {
  it('shows the office everything but users, cancellation rules and data migration', async () => {
    api.on('GET', paths.currentUser, mockResponses.ok({ ...ownerUser, role: 'office' }));
    const { user } = await open('/admin/nowhere');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).not.toContain('Data Migration');
    expect(screen.getAllByRole('tab')).toHaveLength(7);
    const pages = within(screen.getByRole('navigation'));
    await user.click(pages.getByRole('button', { name: 'Settings' }));
    expect(pages.queryByRole('link', { name: /Users|Cancelling/ })).not.toBeInTheDocument();
    expect(pages.getByRole('link', { name: 'Hours and visits' })).toBeVisible();
    expect(pages.getByRole('link', { name: /Money/ })).toBeVisible();
    await navigateTo('/admin/users');
    expect(screen.queryByRole('heading', { name: 'Users' })).not.toBeInTheDocument();
  });

  it('shows the workshop only the board, without customers and without moving', async () => {
    api.on('GET', paths.currentUser, mockResponses.ok({ ...ownerUser, role: 'workshop' }));
    api.on('GET', paths.workload, mockResponses.ok(aWorkload()));
    for (const name of Object.keys(boardColumns) as BoardColumnName[]) {
      const cards = name === 'measured' ? [aCard({ customerName: null })] : [];
      for (const limit of [5, 20])
        api.on('GET', `${paths.boardColumn(name)}?limit=${limit}`, mockResponses.ok(aColumn(cards)));
    }
    window.history.replaceState(null, '', '/admin');
    const user = userEvent.setup();
    render(<AdminApp basePath="/admin" />);
    expect(await screen.findByText('VT-26-00412')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Board']);
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    expect(screen.queryByText('No contact details')).not.toBeInTheDocument();
    expect(api.sent('GET', paths.adminCounts)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /OR-26-00031/ }));
    expect(screen.getByRole('link', { name: /[Jj]ob sheet/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/admin/job-sheets?quotes='),
    );
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog'));
    expect(await palette.findByRole('option', { name: 'Board' })).toBeVisible();
    expect(palette.queryByRole('option', { name: /Money|Users|Add/ })).not.toBeInTheDocument();
  });

  it('shows a fitter only the visits, without the calendar that they are part of for the office', async () => {
    api
      .on('GET', paths.currentUser, mockResponses.ok({ ...ownerUser, role: 'fitter' }))
      .on('GET', paths.visits, mockResponses.never());
    window.history.replaceState(null, '', '/admin');
    render(<AdminApp basePath="/admin" />);
    const pages = within(await screen.findByRole('navigation'));
    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['My visits']);
  });
});
