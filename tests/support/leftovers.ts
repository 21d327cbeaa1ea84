const leftovers: (() => unknown)[] = [];

/** Has something put away when the test file has run; its own module may stay for the next file. */
export const afterFile = (putAway: () => unknown): void => {
  leftovers.push(putAway);
};

export const putLeftoversAway = (): Promise<unknown> =>
  Promise.all(leftovers.splice(0).map((putAway) => putAway()));
