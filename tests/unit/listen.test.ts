import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { CommandError } from '../../content/core/command-line';
import { listen } from '../../lambdas/local/listen';

test('a server says where it is, and a second one on its port says what to do', async () => {
  const first = createServer();
  const second = createServer();
  const address = await listen(first, 0);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const port = Number(new URL(address).port);
  const refused = listen(second, port);
  await expect(refused).rejects.toBeInstanceOf(CommandError);
  await expect(refused).rejects.toThrow(`Port ${port} is taken`);
  await expect(refused).rejects.toThrow(/^[^\n]*PORT=\d+[^\n]*$/);
  await new Promise((resolve) => first.close(resolve));
});
