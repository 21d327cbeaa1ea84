import { refuse, type SesRefusal, type SesRequest } from './ses-request';

const MAX_RECIPIENTS = 50;
const MAX_BYTES = 10 * 1024 * 1024;

/** Why SES would not take a mail, or undefined where it would. */
export function refusedBySes(mail: SesRequest): SesRefusal | undefined {
  const recipients = [...mail.to, ...mail.cc, ...mail.bcc];
  if (recipients.length === 0) return refuse('InvalidParameterValue', 'Missing final recipient');
  if (recipients.length > MAX_RECIPIENTS) {
    return refuse('InvalidParameterValue', 'Recipient count exceeds 50.');
  }
  for (const address of [mail.source, ...recipients, ...mail.replyTo]) {
    const fault = addressFault(address);
    if (fault) return refuse('InvalidParameterValue', fault);
  }
  if (/[\r\n\0]/.test(mail.subject)) {
    return refuse('InvalidParameterValue', 'Control character in subject');
  }
  if (mail.text === '' && mail.html === '') {
    return refuse('ValidationError', 'The body of the message is empty.');
  }
  if (Buffer.byteLength(mail.subject + mail.text + mail.html) > MAX_BYTES) {
    return refuse('InvalidParameterValue', 'Message length is more than 10485760 bytes long');
  }
  return undefined;
}

function addressFault(address: string): string | undefined {
  if (/\p{Cc}/u.test(address)) return 'Address contains a control or whitespace character';
  if (/\P{ASCII}/u.test(address)) return `Address contains non-ASCII characters: ${address}`;
  const bare = /^[^<>]*<([^<>]*)>$/.exec(address)?.[1] ?? address;
  const isAddress =
    /^[^\s@",:;<>()[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9]$/i.test(
      bare,
    ) && !/^\.|\.\.|\.@/.test(bare);
  return isAddress ? undefined : 'Illegal address';
}
