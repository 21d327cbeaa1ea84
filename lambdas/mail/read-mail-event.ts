import * as v from 'valibot';
import { ID_TAG } from './sender';

/** Word of one of our mails. */
export interface MailEvent {
  mail: string;
  outcome: 'delivered' | 'complained' | 'bounced';
}

/** What SES tells; a complaint is about a mail that has arrived, and all else that fails has not. */
const OUTCOMES: Readonly<Record<string, MailEvent['outcome']>> = {
  Delivery: 'delivered',
  Complaint: 'complained',
  Bounce: 'bounced',
  Reject: 'bounced',
  'Rendering Failure': 'bounced',
};

const SesEvent = v.object({
  eventType: v.string(),
  mail: v.object({ tags: v.optional(v.record(v.string(), v.array(v.string())), {}) }),
});

/**
 * An event of SES, as its configuration set publishes it; undefined where it is none of ours, or
 * tells nothing that matters.
 *
 * @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export function readMailEvent(message: string): MailEvent | undefined {
  const event = v.parse(v.pipe(v.string(), v.parseJson(), SesEvent), message);
  const outcome = OUTCOMES[event.eventType];
  const [mail] = event.mail.tags[ID_TAG] ?? [];
  return outcome && mail !== undefined ? { mail, outcome } : undefined;
}
