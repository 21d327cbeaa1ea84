import type { EmailService, Site } from '../../content/schema/site';
import type { Options } from '../command-line/options';

/**
 * Where the contact form sends: the content's ids, or those of the environment. The local servers
 * stand in for the service on their own address.
 */
export function emailServiceFor(
  command: Options['command'],
  { emailService }: Site,
  env: NodeJS.ProcessEnv,
): EmailService {
  return {
    publicKey: env.EMAILJS_PUBLIC_KEY || emailService.publicKey,
    serviceId: env.EMAILJS_SERVICE_ID || emailService.serviceId,
    templateId: env.EMAILJS_TEMPLATE_ID || emailService.templateId,
    origin: command === 'build' ? emailService.origin : '',
  };
}

/** What to tell somebody whose site would lose every message; nothing if the ids look real. */
export function exampleIdsWarning(service: EmailService): string[] {
  const examples = Object.entries(service).filter(([, id]) => /example/i.test(id));
  if (examples.length === 0) return [];
  return [
    `WARNING: the contact form of this build cannot send: ${examples.map(([name]) => name).join(', ')} of emailService in site.yaml are examples. Set EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID, or write the real ids into site.yaml.`,
  ];
}
