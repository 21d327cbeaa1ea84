/** Whether an Accept-Encoding header takes brotli. */
export function acceptsBrotli(header: string | undefined): boolean {
  const choices = (header || '').toLowerCase().split(',');
  for (let i = 0; i < choices.length; i++) {
    const parts = (choices[i] || '').split(';');
    if ((parts[0] || '').trim() !== 'br') continue;
    const weight = /^\s*q=([\d.]+)\s*$/.exec(parts[1] || '');
    return !weight || Number(weight[1]) > 0;
  }
  return false;
}
