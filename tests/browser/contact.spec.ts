import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/browser-test';

const SEND = '**/api/v1.0/email/send';

/** The two contact pages and the words that the specification gives them. */
const PAGES = [
  {
    path: '/en/contact',
    required: ['Name is required', 'Email is required', 'Message is required'],
    service: 'page-ranking',
    trims: false,
  },
  {
    path: '/kontakt-oss',
    required: ['Namn krävs', 'E-post krävs', 'Meddelande krävs'],
    service: 'digital-marketing',
    trims: true,
  },
] as const;

async function openForm(page: Page, path: string) {
  await open(page, path);
  await hydrated(page, 'contact-form');
  const form = page.locator('.contact-form form');
  return {
    form,
    name: form.locator('[name="name"]'),
    email: form.locator('[name="email"]'),
    phone: form.locator('[name="phone"]'),
    service: form.locator('[name="service"]'),
    message: form.locator('[name="message"]'),
    submit: form.locator('button[type="submit"]'),
    error: form.getByRole('alert'),
    thanks: page.locator('.thanks'),
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fillIn({ name, email, message }: Form): Promise<void> {
  await name.fill('Åsa Öberg');
  await email.fill('asa@oberg.example');
  await message.fill('Hej!\nVad kostar en sajt?');
}

for (const { path, required, service, trims } of PAGES) {
  test.describe(`contact form (${path}) @desktop`, () => {
    test('missing required fields are marked with their messages, and nothing is sent', async ({
      page,
    }) => {
      const sent: string[] = [];
      await page.route(SEND, (route) => {
        sent.push(route.request().url());
        return route.fulfill({ body: 'OK' });
      });
      const form = await openForm(page, path);
      await form.submit.click();
      await expect(form.form.locator('.field-error')).toHaveText([...required]);
      await expect(form.name).toBeFocused();
      for (const field of [form.name, form.email, form.message]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveCSS('border-color', 'rgb(179, 38, 30)');
      }
      await expect(form.error).not.toBeEmpty();
      expect(sent).toEqual([]);
    });

    test('editing a field clears its mark and the general error, not the other marks', async ({
      page,
    }) => {
      const form = await openForm(page, path);
      await form.submit.click();
      await form.email.pressSequentially('a');
      await expect(form.error).toBeEmpty();
      await expect(form.form.locator('.field-error')).toHaveText([required[0], required[2]]);
      await expect(form.email).toHaveAttribute('aria-invalid', 'false');
    });

    test('spaces alone are a name on the English page and none on the Swedish one', async ({
      page,
    }) => {
      await page.route(SEND, (route) => route.fulfill({ body: 'OK' }));
      const form = await openForm(page, path);
      await fillIn(form);
      await form.name.fill('   ');
      await form.submit.click();
      if (trims) await expect(form.form.locator('.field-error')).toHaveText([required[0]]);
      else await expect(form.thanks).toBeVisible();
    });

    test('an address that is none is left to the browser, which sends nothing', async ({
      page,
    }) => {
      let sent = 0;
      await page.route(SEND, (route) => {
        sent++;
        return route.fulfill({ body: 'OK' });
      });
      const form = await openForm(page, path);
      await fillIn(form);
      await form.email.fill('nobody');
      await form.submit.click();
      expect(
        await form.email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
      ).toBe(true);
      await expect(form.form.locator('.field-error')).toHaveCount(0);
      expect(sent).toBe(0);
    });

    test('the call has the service’s fields, no more and no fewer', async ({ page }) => {
      const form = await openForm(page, path);
      await fillIn(form);
      await form.phone.fill('031-390 06 40');
      await form.service.selectOption(service);
      const request = page.waitForRequest(SEND);
      await form.submit.click();
      expect((await request).postDataJSON()).toEqual({
        lib_version: '4.4.1',
        user_id: 'example-public-key',
        service_id: 'service_example',
        template_id: 'template_example',
        template_params: {
          from_name: 'Åsa Öberg',
          from_email: 'asa@oberg.example',
          phone: '031-390 06 40',
          service,
          message: 'Hej!\nVad kostar en sajt?',
        },
      });
      await expect(form.thanks).toBeVisible();
    });

    test('while sending the button is disabled; then a thank-you takes the form’s place', async ({
      page,
    }) => {
      let answer = (): void => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(SEND, async (route) => {
        await asked;
        await route.fulfill({ body: 'OK' });
      });
      const form = await openForm(page, path);
      await fillIn(form);
      await form.submit.click();
      await expect(form.submit).toBeDisabled();
      await expect(form.submit.locator('.spinner')).toBeVisible();
      answer();
      await expect(form.thanks).toBeVisible();
      await expect(form.thanks).toBeFocused();
      await expect(form.form).toHaveCount(0);
    });

    test('a failure keeps what was typed, marks no field and names the phone as the way out', async ({
      page,
    }) => {
      await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'no' }));
      const form = await openForm(page, path);
      await fillIn(form);
      await form.submit.click();
      await expect(form.error).toContainText('031-390 06 12');
      await expect(form.message).toHaveValue('Hej!\nVad kostar en sajt?');
      await expect(form.form.locator('.field-error')).toHaveCount(0);
      await expect(form.submit).toBeEnabled();
    });

    test('no answer within 15 s is a failure, and no sooner', async ({ page }) => {
      await page.clock.install();
      await page.route(SEND, () => {});
      const form = await openForm(page, path);
      await fillIn(form);
      // From here on time passes only when told to.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      const request = page.waitForRequest(SEND);
      await form.submit.click();
      await request;
      await page.clock.runFor(14_900);
      await expect(form.submit).toBeDisabled();
      await expect(form.error).toBeEmpty();
      await page.clock.runFor(200);
      await expect(form.error).toContainText('031-390 06 12');
      await expect(form.submit).toBeEnabled();
    });
  });
}

test('what the form sends stands in the local inbox @desktop', async ({ page }) => {
  const form = await openForm(page, '/kontakt-oss');
  await fillIn(form);
  await form.message.fill('Till inkorgen <b>nu</b>');
  await form.submit.click();
  await expect(form.thanks).toBeVisible();
  await page.goto('/__inbox');
  await expect(page.getByText('Till inkorgen <b>nu</b>').first()).toBeVisible();
});

test('the form’s code and the e-mail library are not loaded before they are wanted @desktop', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const form = await openForm(page, '/en/contact');
  expect(scripts.some((path) => /\/es-[^/]+\.js$/.test(path))).toBe(false);
  await fillIn(form);
  await form.submit.click();
  await expect(form.thanks).toBeVisible();
  expect(scripts.some((path) => /\/es-[^/]+\.js$/.test(path))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page offers e-mail and phone instead of a dead form @desktop', async ({
    page,
  }) => {
    await page.goto('/kontakt-oss');
    await expect(page.locator('.contact-form form')).toBeHidden();
    await expect(page.locator('.contact-without-script')).toBeVisible();
    await expect(page.locator('.contact-without-script a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('.contact-without-script a[href^="tel:"]')).toBeVisible();
  });
});
