import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/browser-test';

const SEND = '**/api/v1.0/email/send';

/** What the build has told the form. */
interface FormProps {
  texts: { errors: Record<'name' | 'email' | 'message' | 'failed', string> };
  service: Record<'publicKey' | 'serviceId' | 'templateId', string>;
}

async function openForm(page: Page, path = '/kontakt-oss') {
  await open(page, path);
  const island = await hydrated(page, 'contact-form');
  const props = JSON.parse((await island.getAttribute('data-props')) ?? '') as FormProps;
  const form = page.locator('.contact-form form');
  return {
    ...props.texts,
    keys: props.service,
    form,
    name: form.locator('[name="name"]'),
    email: form.locator('[name="email"]'),
    phone: form.locator('[name="phone"]'),
    service: form.locator('[name="service"]'),
    message: form.locator('[name="message"]'),
    submit: form.locator('button[type="submit"]'),
    told: form.getByRole('alert'),
    thanks: page.locator('.thanks'),
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fillIn({ name, email, message }: Form): Promise<void> {
  await name.fill('Åsa Öberg');
  await email.fill('asa@oberg.example');
  await message.fill('Hej!\nVad kostar en sajt?');
}

test.describe('contact form @desktop', () => {
  test('missing required fields are marked with their messages, and nothing is sent; editing a field clears its mark', async ({
    page,
  }) => {
    const sent: string[] = [];
    await page.route(SEND, (route) => {
      sent.push(route.request().url());
      return route.fulfill({ body: 'OK' });
    });
    const form = await openForm(page);
    await form.submit.click();
    const { errors } = form;
    await expect(form.form.locator('.field-error')).toHaveText([
      errors.name,
      errors.email,
      errors.message,
    ]);
    await expect(form.name).toBeFocused();
    for (const field of [form.name, form.email, form.message]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveCSS('border-color', 'rgb(179, 38, 30)');
    }
    await expect(form.told).not.toBeEmpty();
    expect(sent).toEqual([]);
    await form.email.pressSequentially('a');
    await expect(form.told).toBeEmpty();
    await expect(form.form.locator('.field-error')).toHaveText([errors.name, errors.message]);
    await expect(form.email).toHaveAttribute('aria-invalid', 'false');
  });

  test('spaces alone are a name on the English page and none on the Swedish one', async ({
    page,
  }) => {
    await page.route(SEND, (route) => route.fulfill({ body: 'OK' }));
    const form = await openForm(page);
    await fillIn(form);
    await form.name.fill('   ');
    await form.submit.click();
    await expect(form.form.locator('.field-error')).toHaveText([form.errors.name]);
    const english = await openForm(page, '/en/contact');
    await fillIn(english);
    await english.name.fill('   ');
    await english.submit.click();
    await expect(english.thanks).toBeVisible();
  });

  test('an address that is none is left to the browser, which sends nothing', async ({ page }) => {
    let sent = 0;
    await page.route(SEND, (route) => {
      sent++;
      return route.fulfill({ body: 'OK' });
    });
    const form = await openForm(page);
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
    const form = await openForm(page);
    await fillIn(form);
    await form.phone.fill('031-390 06 40');
    await form.service.selectOption({ index: 2 });
    const service = await form.service.inputValue();
    expect(service).not.toBe('');
    const request = page.waitForRequest(SEND);
    await form.submit.click();
    expect((await request).postDataJSON()).toEqual({
      lib_version: expect.stringMatching(/^\d/) as unknown,
      user_id: form.keys.publicKey,
      service_id: form.keys.serviceId,
      template_id: form.keys.templateId,
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
    const form = await openForm(page);
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
    const form = await openForm(page);
    await fillIn(form);
    await form.submit.click();
    await expect(form.told).toHaveText(form.errors.failed);
    await expect(form.message).toHaveValue('Hej!\nVad kostar en sajt?');
    await expect(form.form.locator('.field-error')).toHaveCount(0);
    await expect(form.submit).toBeEnabled();
  });

  test('no answer within 15 s is a failure, and no sooner', async ({ page }) => {
    await page.clock.install();
    await page.route(SEND, () => {});
    const form = await openForm(page);
    await fillIn(form);
    // From here on time passes only when told to.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const request = page.waitForRequest(SEND);
    await form.submit.click();
    await request;
    await page.clock.runFor(14_900);
    await expect(form.submit).toBeDisabled();
    await expect(form.told).toBeEmpty();
    await page.clock.runFor(200);
    await expect(form.told).toHaveText(form.errors.failed);
    await expect(form.submit).toBeEnabled();
  });
});

test('the e-mail library is not loaded before it is wanted; what the form sends stands in the local inbox @desktop', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const isLibrary = (path: string): boolean => /\/es-[^/]+\.js$/.test(path);
  const form = await openForm(page);
  await fillIn(form);
  await form.message.fill('Till inkorgen <b>nu</b>');
  expect(scripts.filter(isLibrary)).toEqual([]);
  await form.submit.click();
  await expect(form.thanks).toBeVisible();
  expect(scripts.filter(isLibrary)).not.toEqual([]);
  await page.goto('/__inbox');
  await expect(page.getByText('Till inkorgen <b>nu</b>').first()).toBeVisible();
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
