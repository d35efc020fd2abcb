import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/journey';
import { demoAdmin } from '../../fixtures/staff-session';
import { hydrate } from '../../fixtures/hydrate';

async function openDialog(page: Page) {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Admin Sign In' });
  await dialog.getByRole('button', { name: 'Login' }).waitFor();
  return {
    dialog,
    email: dialog.getByLabel('Email'),
    password: dialog.getByLabel('Password'),
    login: dialog.getByRole('button', { name: 'Login' }),
  };
}

test('an admin signs in, finds the panel, and signs out on the server too', async ({ page, context }) => {
  const { dialog, email, password, login } = await openDialog(page);
  await email.fill(demoAdmin.email);
  await password.fill(demoAdmin.password);
  await login.click();

  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Welcome back, /)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');

  await page.reload();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
  const session = (await context.cookies()).filter(({ name }) => /sid$/.test(name));
  expect(session).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();

  // The old cookie is invalid.
  await context.addCookies(session);
  expect((await context.request.get('/api/auth/user')).status()).toBe(401);
});

test('visitors cause no request for the current user (D25)', async ({ page }) => {
  const userRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/user')) userRequests.push(request.url());
  });
  await page.goto('/');
  await hydrate(page);
  await page.waitForLoadState('networkidle');

  expect(userRequests).toEqual([]);
});
