/** One mail to the agency. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** The visitor's address, where it is one. */
  replyTo: string | undefined;
}

/**
 * Sends a mail to the agency's own inbox.
 *
 * @throws Unavailable where the mail service does not take it, for whatever reason.
 */
export type SendMail = (mail: Mail) => Promise<void>;
