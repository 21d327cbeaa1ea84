/** One mail to the agency. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** The visitor's address, where it is one. */
  replyTo: string | undefined;
}

/** Name of the tag that holds a mail's id. */
export const ID_TAG = 'mail';

/**
 * Sends a mail to the agency's own inbox.
 *
 * @param id - goes along, and comes back with word of it.
 * @throws Unavailable where the mail service does not take it, for whatever reason.
 */
export type SendMail = (mail: Mail, id: string) => Promise<void>;
