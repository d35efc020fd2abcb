import { clearToasts } from '@app/ui';
import { act, cleanup, configure } from '@testing-library/react';
import { refuseTraffic } from './fake-api';
import { installFakeBrowser } from './fake-browser';

configure({ asyncUtilTimeout: 3_000 });

beforeEach(() => {
  installFakeBrowser();
  refuseTraffic();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  act(clearToasts);
});
