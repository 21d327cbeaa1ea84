import { describe, expect, test } from 'vitest';
import { refusedBySes } from '../../../lambdas/local/mail/refused-by-ses';
import { readSesRequest, type SesRequest } from '../../../lambdas/local/mail/ses-request';

const MAIL: SesRequest = {
  source: 'chat@agency.example',
  to: ['inbox@agency.example'],
  cc: [],
  bcc: [],
  replyTo: ['asa@exempel.se'],
  tags: { mail: 'an-id' },
  configurationSet: 'a-set',
  subject: 'Hej å',
  text: 'Hej',
  html: '<p>Hej</p>',
};

describe('the local SES endpoint', () => {
  test('takes what SES takes', () => {
    expect(refusedBySes(MAIL)).toBeUndefined();
    expect(refusedBySes({ ...MAIL, source: 'Fyr <chat@agency.example>' })).toBeUndefined();
    const fifty = Array.from({ length: 50 }, (_, index) => `a${index}@exempel.se`);
    expect(refusedBySes({ ...MAIL, to: fifty })).toBeUndefined();
  });

  const fiftyOne = Array.from({ length: 51 }, (_, index) => `a${index}@exempel.se`);
  test.each([
    ['nobody to send to', { to: [] }],
    ['51 recipients', { to: fiftyOne }],
    [
      '51 recipients in three lists',
      { to: fiftyOne.slice(0, 20), cc: fiftyOne.slice(20, 40), bcc: fiftyOne.slice(40) },
    ],
    ['a line break in the subject', { subject: 'a\r\nBcc: x@y.se' }],
    ['a line break in an address', { replyTo: ['a@b.se\r\nBcc: x@y.se'] }],
    ['two addresses in one', { replyTo: ['a@b.se, c@d.se'] }],
    ['an address without a domain', { to: ['a@'] }],
    ['letters that are not ASCII in an address', { replyTo: ['å@b.se'] }],
    ['no body', { text: '', html: '' }],
    ['more than 10 MB', { text: 'a'.repeat(11 * 1024 * 1024) }],
  ] as const)('refuses %s', (_, change) => {
    expect(refusedBySes({ ...MAIL, ...change })).toMatchObject({ status: 400 });
  });

  test('reads the form that the SDK sends', () => {
    const form = new URLSearchParams({
      Action: 'SendEmail',
      Source: MAIL.source,
      'Destination.ToAddresses.member.1': MAIL.to[0] ?? '',
      'ReplyToAddresses.member.1': MAIL.replyTo[0] ?? '',
      'Tags.member.1.Name': 'mail',
      'Tags.member.1.Value': 'an-id',
      ConfigurationSetName: 'a-set',
      'Message.Subject.Data': MAIL.subject,
      'Message.Body.Text.Data': MAIL.text,
      'Message.Body.Html.Data': MAIL.html,
    });
    expect(readSesRequest(form)).toEqual(MAIL);
    expect(readSesRequest(new URLSearchParams({ Action: 'DeleteIdentity' }))).toMatchObject({
      code: 'InvalidAction',
    });
  });
});
