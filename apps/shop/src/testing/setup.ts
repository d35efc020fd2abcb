import { clearToasts, loadToaster } from '@app/ui';
import { keepToasts } from '@app/ui/testing';
import { act, cleanup } from '@testing-library/react';
import { setFetchedBasket } from '../features/basket/fetched-basket';
import { closeOverlaysOnBack } from '../lib/history/overlay-history';
import { rejectUnmockedRequests } from './fake-api';
import { installFakeBrowser } from './fake-browser';

// The toaster loads shortly after a dialog; tests need not wait for it.
beforeAll(loadToaster);
keepToasts();
closeOverlaysOnBack();

beforeEach(() => {
  installFakeBrowser();
  rejectUnmockedRequests();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  act(clearToasts);
  setFetchedBasket(null);
});
