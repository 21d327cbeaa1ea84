/** What the SES client of the functions asks for, read from its form (`SendEmail`, API 2010-12-01). */
export interface SesRequest {
  source: string;
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  replyTo: readonly string[];
  tags: Readonly<Record<string, string>>;
  /** Empty where none is named. */
  configurationSet: string;
  subject: string;
  text: string;
  html: string;
}

/** How SES refuses, by its own code. */
export interface SesRefusal {
  status: 400;
  code: 'MessageRejected' | 'InvalidParameterValue' | 'InvalidAction' | 'ValidationError';
  message: string;
}

export function readSesRequest(form: URLSearchParams): SesRequest | SesRefusal {
  const action = form.get('Action');
  if (action !== 'SendEmail') return refuse('InvalidAction', `Could not find operation ${action}`);
  const list = (prefix: string): string[] =>
    [...form].filter(([name]) => name.startsWith(`${prefix}.member.`)).map(([, value]) => value);
  const tags = [...form.keys()].flatMap((name) => {
    const member = /^(Tags\.member\.\d+)\.Name$/.exec(name)?.[1];
    return member ? [[form.get(name) ?? '', form.get(`${member}.Value`) ?? ''] as const] : [];
  });
  return {
    source: form.get('Source') ?? '',
    to: list('Destination.ToAddresses'),
    cc: list('Destination.CcAddresses'),
    bcc: list('Destination.BccAddresses'),
    replyTo: list('ReplyToAddresses'),
    tags: Object.fromEntries(tags),
    configurationSet: form.get('ConfigurationSetName') ?? '',
    subject: form.get('Message.Subject.Data') ?? '',
    text: form.get('Message.Body.Text.Data') ?? '',
    html: form.get('Message.Body.Html.Data') ?? '',
  };
}

export const refuse = (code: SesRefusal['code'], message: string): SesRefusal => ({
  status: 400,
  code,
  message,
});
