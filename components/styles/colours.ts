/** The colours of tokens.css that icons and social cards are drawn in, which no style sheet reaches. */
export const COLOURS = {
  paper: '#fbf9f4',
  beam: '#ffc53d',
  'line-on-ink': '#2b4966',
  'muted-on-ink': '#b4c3d1',
} as const;
