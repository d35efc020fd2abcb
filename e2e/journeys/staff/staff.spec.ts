import { randomBytes } from 'node:crypto';
import { paths } from '@app/contracts';
import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { calacattaGold, topConfiguration } from '../../fixtures/top-configuration';
import { expect, test } from '../../fixtures/journey';
import { Mailbox } from '../../fixtures/mailbox';
import { expectNoHorizontalScroll } from '../../fixtures/horizontal-scroll';
import { signInAsStaff } from '../../fixtures/staff-session';

const aColleague = () => {
  const marker = randomBytes(4).toString('hex');
  return { lastName: `Cole-${marker}`, email: `harriet-${marker}@example.com` };
};

/** A price inquiry for a top too long for the calculator. */
async function sendInquiry(request: APIRequestContext, { lastName, email }: ReturnType<typeof aColleague>) {
  const response = await request.post(paths.contact, {
    data: {
      firstName: 'Harriet',
      lastName,
      email,
      phone: '0118 496 0177',
      message: 'Please send me a price for this top.',
      configuration: await topConfiguration(request, { ...calacattaGold, length: 3400 }),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test('staff note and mark an inquiry and turn it into a quote, whose page shows the price', async ({
  page,
  request,
}) => {
  const writer = aColleague();
  const id = await sendInquiry(request, writer);
  await signInAsStaff(page);
  await page.goto(`/admin/inquiries?search=${writer.lastName}`);
  await page.getByRole('button', { name: new RegExp(`Harriet ${writer.lastName}`) }).click();

  const panel = page.getByRole('region', { name: `Harriet ${writer.lastName}` });
  await expect(panel.getByText('Calacatta Gold, Marble')).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Plan, 3400 by 350 millimetres/ })).toBeVisible();
  await expectNoHorizontalScroll(page);

  await panel.getByRole('textbox', { name: 'Add a note' }).fill('Rang: 1200 mm is enough');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText('Rang: 1200 mm is enough');
  await panel.getByRole('button', { name: 'Status: New' }).click();
  await page.getByRole('menuitemradio', { name: 'In progress' }).click();
  await expect(panel.getByRole('button', { name: 'Status: In progress' })).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText('Marked as in progress');

  await panel.getByRole('link', { name: 'Create a quote' }).click();
  const form = page.getByRole('form', { name: 'New quote' });
  await expect(form.getByText(/^We can cut 100 to 3,200 mm\. Quote two tops with a joint/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Length' }).fill('1200');
  await expect(form.getByText('£357.00').first()).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Save quote' }).click();
  const reference = /VT-\d\d-\d{5,}/.exec((await page.getByText(/, £357/).textContent()) ?? '')?.[0] ?? '';
  const link = await page.getByRole('textbox', { name: 'Link for the customer' }).inputValue();
  await page.goto(`/admin/inquiries?item=contact-${id}`);
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText(`Quote ${reference} made`);

  await page.goto(`/admin?search=${reference}`);
  await expect(page.getByText(`Harriet ${writer.lastName}`)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.goto(`/admin/audit?subject=contact-inquiry&subjectId=${id}`);
  const log = page.getByRole('list', { name: 'Audit log' });
  await log.getByText(/status of INQ-/).click();
  await expect(log.getByRole('row', { name: /^status New In progress$/i })).toBeVisible();
  await expectNoHorizontalScroll(page);

  await page.goto(new URL(link).pathname);
  await expect(page.getByText('£357.00').first()).toBeVisible();
  await expect(page.getByText(reference).first()).toBeVisible();
});

// The same at either width; the pages themselves are checked on a phone below.
test.describe('a colleague', { tag: '@desktop' }, () => {
  test.use({ expectedConsoleErrors: /status of 40[13]/ });

  test('is invited, sets a password and two-step sign-in, signs in with both, and is signed out at once when disabled', async ({
    page,
    browser,
  }) => {
    const { email } = aColleague();
    const password = `granite ${email}`;
    await signInAsStaff(page);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Invite user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite user' });
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Tom');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`The email to ${email} is being sent.`).first()).toBeVisible();

    const mail = await new Mailbox().mailTo(email, /./);
    const invitation = /\/admin\/invitation#[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
    const tom = await (await browser.newContext()).newPage();
    await tom.goto(invitation);
    await tom.getByLabel('New password').fill(password);
    await tom.getByRole('button', { name: 'Set password' }).click();
    await expect(tom.getByRole('heading', { name: 'Orders & Deposits' })).toBeVisible();

    await tom.goto('/admin/account');
    await tom.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    const twoStepForm = tom.getByRole('form', { name: 'Set up two-step sign-in' });
    await twoStepForm.getByLabel('Password').fill(password);
    await twoStepForm.getByRole('button', { name: 'Continue' }).click();
    await tom.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
    const secret = await tom.getByRole('code').textContent();
    const totp = new TOTP({ secret: Secret.fromBase32((secret ?? '').replaceAll(' ', '')) });
    await tom.getByLabel('Code from the app').fill(totp.generate());
    await tom.getByRole('button', { name: 'Confirm' }).click();
    await tom.getByRole('button', { name: 'I have saved my codes' }).click();
    await expect(tom.getByText('10 recovery codes are left.')).toBeVisible();

    await tom.context().clearCookies();
    await tom.goto('/admin');
    await tom.getByRole('button', { name: 'Login as Admin' }).click();
    await tom.getByLabel('Email').fill(email);
    await tom.getByLabel('Password').fill(password);
    await tom.getByRole('button', { name: 'Login', exact: true }).click();
    // A code works once: this is the next one, already valid on a fast clock.
    await tom.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await tom.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(tom.getByRole('heading', { name: 'Orders & Deposits' })).toBeVisible();

    await page.goto(`/admin/users?search=${email}`);
    await page.getByRole('button', { name: 'Actions for Tom' }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page
      .getByRole('alertdialog', { name: 'Disable Tom?' })
      .getByRole('button', { name: 'Disable' })
      .click();
    await expect(page.getByRole('row', { name: /Tom/ })).toContainText('Disabled');

    await tom.getByRole('tab', { name: 'Materials' }).click();
    await expect(tom.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    await tom.context().close();

    await page.goto('/admin/audit?subject=user');
    await expect(page.getByRole('list', { name: 'Audit log' })).toContainText(/disabled (the user )?Tom/);
  });
});

test('users and account fit a phone', { tag: '@phone' }, async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('list', { name: 'Users' })).toContainText('admin@example.com');
  await expectNoHorizontalScroll(page);
  await page.goto('/admin/account');
  await expect(page.getByRole('form', { name: 'Password' })).toBeVisible();
  await expectNoHorizontalScroll(page);
});
