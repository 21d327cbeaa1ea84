/** Waited for by one side, given by the other. */
export function signal(): { give: () => void; given: Promise<void> } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}
