import type { EmailService } from '../../../content/schema/site';

/** What the service's template is filled with. */
type Inquiry = Record<'from_name' | 'from_email' | 'phone' | 'service' | 'message', string>;

/** The service sets no limit of its own. */
const TIMEOUT_MS = 15_000;

/**
 * Sends an inquiry through the e-mail service. The library is fetched now, not with the page: it
 * throws on import where the browser refuses storage, and that must cost no more than this message.
 *
 * @throws whatever keeps the message from being accepted, a timeout included.
 */
export async function sendInquiry(service: EmailService, inquiry: Inquiry): Promise<void> {
  const { init, send } = await import('@emailjs/browser');
  // The address of the service is heeded here only, not in the options of send().
  init({ publicKey: service.publicKey, origin: service.origin || location.origin });
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No answer within 15 s')), TIMEOUT_MS);
  });
  await Promise.race([send(service.serviceId, service.templateId, { ...inquiry }), timeout]);
}
