import { paths, sessionHintCookie } from '@app/contracts';
import { clearToasts, loadToaster } from '@app/ui';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminApp } from '../../admin-app';
import { forgetTheme } from '../../lib/theme/theme-store';
import { ownerUser, adminCounts } from '../../testing/admin-ui-state';

/** The admin signed in as the owner, with a fake API. */
export function setUpFrame() {
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
  return {
    scrollIntoView,
    open,
    navigateTo,
    tab,
    get api() {
      return api;
    },
  };
}
