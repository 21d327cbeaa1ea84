import { open, test } from '../support/browser-test';
const N = Number(process.env.MICRO_N ?? 40);
const what = process.env.MICRO ?? 'blank';
for (let i = 0; i < N; i++)
  test(`m ${i}`, { tag: '@desktop' }, async ({ page }) => {
    if (what === 'blank') return;
    await open(page, what);
  });
