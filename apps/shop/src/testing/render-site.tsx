import { act, cleanup, render, waitFor } from '@testing-library/react';
import { App } from '../app/app';
import { routes } from '../app/routes';
import { FakeApi } from './fake-api';
import { scrollThroughThePage } from './fake-browser';

/** Every public page with its chunk loaded; copies, as only one can be mounted at a time. */
export async function renderSite(): Promise<{ path: string; root: HTMLElement }[]> {
  new FakeApi();
  const site = [];
  for (const { path, page } of routes) {
    if (!page) continue;
    await page.load();
    window.history.replaceState(null, '', path);
    await act(async () => {
      render(<App />);
      await Promise.resolve();
    });
    await waitFor(() => {
      if (!document.querySelector('h1')) throw new Error(`${path} has no heading`);
    });
    act(scrollThroughThePage);
    await waitFor(() => {
      if (path === '/' && !document.querySelector('#materials')) throw new Error('The sections are missing');
    });
    const root = document.createElement('div');
    root.innerHTML = document.body.innerHTML;
    site.push({ path, root });
    cleanup();
  }
  return site;
}
