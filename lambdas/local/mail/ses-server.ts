import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '../../mail/escape-html';
import type { Outbox } from './outbox';
import { refusedBySes } from './refused-by-ses';
import { readSesRequest, type SesRefusal, type SesRequest } from './ses-request';

/**
 * How the endpoint behaves: as SES on a good day, or in one of the ways it fails. It takes mails that
 * are to `bounce` or to be dropped (`drop`), and nobody gets them; of a `complaint` somebody has.
 */
export type SesMood =
  | 'well'
  | 'complaint'
  | 'bounce'
  | 'drop'
  | 'throttle'
  | 'reset'
  | 'hang'
  | 'error'
  | 'reject';

/** Is told what becomes of mails with a configuration set, as SES tells SNS. */
export type TellOfMail = (message: string) => void;

export interface SesServer {
  server: Server;
  /** What it does with the mails that come from now on. */
  mood: SesMood;
}

/** Stands in for SES: checks what it checks, answers as it answers, keeps every mail that arrives. */
export function sesServer(outbox: Outbox, tell: TellOfMail = () => undefined): SesServer {
  const ses: SesServer = {
    mood: 'well',
    server: createServer((request, response) => {
      answer(ses.mood, { outbox, tell }, request, response).catch(() => response.destroy());
    }),
  };
  return ses;
}

interface Failure extends Omit<SesRefusal, 'status' | 'code'> {
  status: number;
  code: string;
}

const FAILURES: Readonly<Record<'throttle' | 'error' | 'reject', Failure>> = {
  throttle: { status: 400, code: 'Throttling', message: 'Maximum sending rate exceeded.' },
  error: { status: 500, code: 'InternalFailure', message: 'Internal failure' },
  reject: { status: 400, code: 'MessageRejected', message: 'Email address is not verified.' },
};

async function answer(
  mood: SesMood,
  { outbox, tell }: { outbox: Outbox; tell: TellOfMail },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(await text(request));
  if (mood === 'hang') return;
  if (mood === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  if (mood === 'throttle' || mood === 'error' || mood === 'reject') {
    return fail(response, FAILURES[mood]);
  }
  const mail = readSesRequest(form);
  const refusal = 'code' in mail ? mail : refusedBySes(mail);
  if (refusal || 'code' in mail) return fail(response, refusal ?? FAILURES.reject);
  const arrives = mood === 'well' || mood === 'complaint';
  const id = arrives ? await outbox.keep(mail) : randomUUID();
  respond(
    response,
    200,
    `<SendEmailResponse xmlns="${XMLNS}"><SendEmailResult><MessageId>${id}</MessageId></SendEmailResult><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></SendEmailResponse>`,
  );
  if (mail.configurationSet === '') return;
  for (const type of EVENTS[mood]) tell(eventOf(type, id, mail));
}

const EVENTS: Readonly<Record<'well' | 'complaint' | 'bounce' | 'drop', readonly string[]>> = {
  well: ['Delivery'],
  complaint: ['Delivery', 'Complaint'],
  bounce: ['Bounce'],
  drop: [],
};

/** An event as a configuration set publishes it. */
const eventOf = (eventType: string, messageId: string, { source, to, tags }: SesRequest): string =>
  JSON.stringify({
    eventType,
    mail: {
      messageId,
      source,
      destination: to,
      tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
    },
  });

const XMLNS = 'http://ses.amazonaws.com/doc/2010-12-01/';

const fail = (response: ServerResponse, { status, code, message }: Failure): void =>
  respond(
    response,
    status,
    `<ErrorResponse xmlns="${XMLNS}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );

function respond(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
}
