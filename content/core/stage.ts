/** The stage that a command is for where STAGE names none; search engines should know no other. */
export const DEFAULT_STAGE = 'production';
