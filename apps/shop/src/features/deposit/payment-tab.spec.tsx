import { redirectTo } from './redirect-to';
import { openPaymentTab } from './payment-tab';

vi.mock('./redirect-to');

const url = 'https://checkout.sumup.com/pay/1';
const refuses = (): never => {
  throw new DOMException('Blocked', 'SecurityError');
};
const aTab = () => ({
  opener: {} as unknown,
  closed: false,
  close: vi.fn(),
  location: { replace: vi.fn() },
  document: document.implementation.createHTMLDocument(),
});
const opens = (open: () => unknown) => {
  window.open = open as typeof window.open;
};

beforeEach(() => vi.clearAllMocks());

it('shows a waiting message in the new tab, then opens the card page there', () => {
  const tab = aTab();
  opens(() => tab);
  openPaymentTab('Opening').navigate(url);

  expect(tab.document.body.textContent).toBe('Opening');
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).toHaveBeenCalledWith(url);
  expect(redirectTo).not.toHaveBeenCalled();
});

it.each([
  ['opens none', () => null],
  ['refuses to open one', refuses],
  ['does not let us write into it', () => Object.defineProperty(aTab(), 'document', { get: refuses })],
  [
    'opens one without any access',
    () => new Proxy({}, { get: refuses, set: () => false, getPrototypeOf: () => null }),
  ],
  ['opens one without a document', () => ({ ...aTab(), document: null })],
  ['blocks its navigation', () => ({ ...aTab(), location: { replace: refuses } })],
  ['has closed it', () => ({ ...aTab(), closed: true })],
])('opens the card page in this tab if the browser %s', (_, open) => {
  opens(open);
  openPaymentTab('Opening').navigate(url);

  expect(redirectTo).toHaveBeenCalledWith(url);
});

it('closes an empty tab that it cannot use', () => {
  const tab = Object.defineProperty(aTab(), 'document', { get: refuses });
  opens(() => tab);
  openPaymentTab('Opening');

  expect(tab.close).toHaveBeenCalled();
});

it('closes the tab if there is no card page and the browser allows closing', () => {
  const tab = aTab();
  opens(() => tab);
  openPaymentTab('Opening').close();
  expect(tab.close).toHaveBeenCalled();

  tab.close.mockImplementation(refuses);
  expect(() => openPaymentTab('Opening').close()).not.toThrow();
});
