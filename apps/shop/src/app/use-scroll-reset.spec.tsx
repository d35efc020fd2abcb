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

it('starts a new page at its top after an overlay was closed', () => {
  renderHook(() => useScrollReset('content'));
  goTo('/');
  follow('/about');
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('leaves the scroll position to the browser on Back', () => {
  renderHook(() => useScrollReset('content'));
  goTo('/about');
  expect(scrolled).not.toHaveBeenCalled();
});
