import { act, renderHook } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { useFreshPage } from './use-fresh-page';

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

it('starts a page at its top after a layer was closed', () => {
  renderHook(() => useFreshPage('content'));
  goTo('/');
  follow('/about');
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('leaves the scroll position to the browser on Back', () => {
  renderHook(() => useFreshPage('content'));
  goTo('/about');
  expect(scrolled).not.toHaveBeenCalled();
});
