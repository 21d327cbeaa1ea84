const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
});

/** A time as a mail tells it. */
export const time = (at: number): string => clock.format(at);
