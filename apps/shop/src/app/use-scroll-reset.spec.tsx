import { act, renderHook } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { useScrollReset } from './use-scroll-reset';

const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();

beforeEach(() => {
  history.replaceState(null, '', '/');
  scrolled.mockClear();
});

/** As the browser does after moving to an entry. */
const goTo = (path: string) =>
  act(() => {
    history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const follow = (path: string) => act(() => navigate(path));

it('starts a new page at its top after something over the page before was closed', () => {
  renderHook(() => useScrollReset('content'));
  goTo('/');
  follow('/about');
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('leaves it to the browser where a page is shown that was gone back to', () => {
  renderHook(() => useScrollReset('content'));
  goTo('/about');
  expect(scrolled).not.toHaveBeenCalled();
});
